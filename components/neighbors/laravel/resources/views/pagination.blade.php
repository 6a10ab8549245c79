{{-- Written by pagination-tag. --}}
{{-- The view of <x-pagination>. Class names and markup are yours to change. --}}
{{-- markup --}}
