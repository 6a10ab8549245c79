import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{{ $page }}',
  statement: '@if ($page)',
  comment: '{{-- page --}}',
  hidden: [
    `{{-- ${LITERAL} --}}`,
    `@verbatim ${LITERAL} @endverbatim`,
    `@php $a = '${LITERAL}'; @endphp`,
    `@include('list', ['a' => '${LITERAL}'])`,
    `@{{ ${LITERAL} }}`,
    `{{ '${LITERAL}' }}`,
  ],
  longCode: (text) => `@if(u(':page', "${text}"))`,
};
