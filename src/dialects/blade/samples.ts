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
  token: [["{{ $posts->url(':page') }}", '{{ $posts->url($p) }}']],
  alternatives: [
    ['@if ($a)', '@else', '@endif'],
    ['@switch($a) @case(1)', '@break @case(2)', '@endswitch'],
    ['@forelse ($a as $b)', '@empty', '@endforelse'],
  ],
  together: [['@if ($a)', '@if ($b) x @else', '@endif @endif']],
};
