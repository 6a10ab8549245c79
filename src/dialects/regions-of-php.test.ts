import { testRegions } from '../testing/regions.js';
import { findRegions as findBladeRegions } from './blade/regions.js';
import { findRegions as findPhpRegions } from './php/regions.js';

const TAG = '<pagination total_pages="3">';

describe('PHP', () => {
  testRegions(findPhpRegions, [
    ['a<?= $b; ?>c<?php d() ?>e<? f ?>', 'output <?= $b; ?> = $b', 'code <?php d() ?>', 'code <? f ?>'],
    ['<?xml version="1.0"?>a'],
    ['<?PHP\n1?>a', 'code <?PHP\n1?>'],
    [`<?php '?>\\'?>' . "\\"?>" ?>a`, `code <?php '?>\\'?>' . "\\"?>" ?>`],
    [`<?php echo '${TAG}' ?>a`, `output <?php echo '${TAG}' ?> = '${TAG}'`],
    [
      '<?php echo max( $a[1, 2], f(1) ); ?>',
      'output <?php echo max( $a[1, 2], f(1) ); ?> = max( $a[1, 2], f(1) )',
    ],
    ['<?php echo $a, $b ?>', 'code <?php echo $a, $b ?>'],
    ['<?php echo $a; echo $b; ?>', 'code <?php echo $a; echo $b; ?>'],
    ['<?php echo $a // b ?>', 'code <?php echo $a // b ?>'],
    ['<?php echoes(1) ?>', 'code <?php echoes(1) ?>'],
    [`<?php /* ?> ${TAG} */ ?>a`, `code <?php /* ?> ${TAG} */ ?>`],
    ["<?php // it's ?>a<?php # it's ?>b", "code <?php // it's ?>", "code <?php # it's ?>"],
    ['<?php // " \n 1 ?>a', 'code <?php // " \n 1 ?>'],
    ["<?php #[A('?>')] ?>a", "code <?php #[A('?>')] ?>"],
    ['<?php "{$a["?>"]} ${b["}?>"]} ?>" ?>a', 'code <?php "{$a["?>"]} ${b["}?>"]} ?>" ?>'],
    ['<?php `a ?>` ?>b', 'code <?php `a ?>` ?>'],
    ['<?php <<<A\n?>" AB\n  A . 1 ?>b', 'code <?php <<<A\n?>" AB\n  A . 1 ?>'],
    ["<?php <<<'A'\n{$?>\nA; ?>b", "code <?php <<<'A'\n{$?>\nA; ?>"],
    ['<?php <<<"A"\n{$a["\nA?>"]}\nA; ?>b', 'code <?php <<<"A"\n{$a["\nA?>"]}\nA; ?>'],
    ['<?php 1 << 2 <<<3 ?>a', 'code <?php 1 << 2 <<<3 ?>'],
    ['<?php if (a) { ?>b<?php } ?>c', 'code <?php if (a) { ?>', 'code <?php } ?>'],
    ['a<?php b();\n', 'code <?php b();\n'],
    ['a<?= $b', 'output <?= $b = $b'],
    [`<?php __halt_compiler(); ?>${TAG}`, `code <?php __halt_compiler(); ?>${TAG}`],
    [`<?php "a ?>${TAG}`, `code <?php "a ?>${TAG}`],
    [`<?php /* ?>${TAG}`, `code <?php /* ?>${TAG}`],
    [`<?php <<<A\n ?>${TAG}`, `code <?php <<<A\n ?>${TAG}`],
    [`<?php <<<'A'\n ?>${TAG}`, `code <?php <<<'A'\n ?>${TAG}`],
  ]);
});

describe('Blade', () => {
  testRegions(findBladeRegions, [
    [
      'a{{ $b }}c{!! $d; !!}e{{{ $f }}}',
      'output {{ $b }} = $b',
      'output {!! $d; !!} = $d',
      'output {{{ $f }}} = $f',
    ],
    [`a{{-- ${TAG} }} --}}b`, `comment {{-- ${TAG} }} --}}`],
    ['@{{ a }}@{!! b !!}@{{{ c }}}', 'raw @{{ a }}', 'raw @{!! b !!}', 'raw @{{{ c }}}'],
    ['@if($a > 1) b @else c @endif', 'code @if($a > 1)', 'code @else', 'code @endif'],
    [`@if (f("a)\\")") && g(')'))b`, `code @if (f("a)\\")") && g(')'))`],
    [`@include('a', ['b' => '${TAG}'])c`, `code @include('a', ['b' => '${TAG}'])`],
    ['@IF(1) a @EndIf', 'code @IF(1)', 'code @EndIf'],
    ['@elsecan(1)@endsection @elsefoo @endfoo', 'code @elsecan(1)', 'code @endsection'],
    ['me@if.example, a@endif, @nobody and @media (print) {}'],
    ['@@if(1)@@nobody', 'raw @@if(1)'],
    // A directive of the page's own, or none.
    ["<b @wire('a', $b->c)>@wire(<pagination>)@wire(\n)@wire(a", "code @wire('a', $b->c)"],
    [`@verbatim {{ a }} ${TAG} @endverbatim b`, `raw @verbatim {{ a }} ${TAG} @endverbatim`],
    [`@php $a = '${TAG}'; @endphp b`, `code @php $a = '${TAG}'; @endphp`],
    ['@php($a = 1) b @php c', 'code @php($a = 1)'],
    ['@verbatim @if', 'code @if'],
    ['@@verbatim @@php'],
    ['{{ "@if(1)" }}', 'output {{ "@if(1)" }} = "@if(1)"'],
    ['{{-- @php --}} {{ $a }} @endphp b', 'code @php --}} {{ $a }} @endphp'],
    // Blade reads what stands between tags of PHP text by text.
    ['{{ $a <?php b() ?> }}{{ $c }}', 'code <?php b() ?>', 'output {{ $c }} = $c'],
    [
      '<?php echo "@if {{ ?>" ?>{{ $a }}',
      'output <?php echo "@if {{ ?>" ?> = "@if {{ ?>"',
      'output {{ $a }} = $a',
    ],
    ['{{ }} }}', 'output {{ }} }} = }}'],
    ['{{ }}', 'output {{ }} = '],
    [`{{}} ${TAG}`],
    [`{{ $a ${TAG} {!! b {{-- c`],
    [`@if($a ${TAG}`, `code @if($a ${TAG}`],
  ]);
});
