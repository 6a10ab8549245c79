import { preprocess, transform } from '../../src/index.js';
import { bladeEngine } from './blade.js';
import { describeEngine } from './describe-engine.js';
import { testEngine } from './test-engine.js';

testEngine(bladeEngine);

/** Values with a directive whose other end is elsewhere. */
const UNPAIRED = [
  '@if($q)?q={{ $q }}',
  'a @endif',
  '@foreach($a as $b) {{ $b }} @endif',
  '@isset($q) x',
  '@unless($q) x @else y',
  '@switch($q)',
  'x @endforeach',
  '@forelse($a as $b) x @empty y',
  "@error('q') x",
  "@can('q') x",
  '@endif @if($q)',
  // Right after a letter, it is text.
  '@if($q)@if($q) x @endif@endif',
];

/** The same with both ends, and what is no block. */
const PAIRED = [
  '@if($q)?q={{ $q }}@endif',
  '@foreach($a as $b) {{ $b }} @endforeach',
  '@isset($q) x @endisset @empty($q) y @endempty',
  '@unless($q) x @else y @endunless',
  '@forelse($a as $b) x @empty y @endforelse',
  '@if($q)@if($q) x @endif @endif',
  'mail@if.example',
  "@section('a', 'b')",
];

describeEngine(bladeEngine, ({ render }) => {
  const data = { q: 'tea', a: [1] };
  const tagWith = (value: string): string =>
    `<pagination path="/p/:page" total_pages="3" current_page="2" class="${value}"></pagination>`;
  const inLoop = (value: string): string =>
    `@for ($i = 1; $i <= 2; $i++)\n<a class="x ${value}"></a>\n@endfor`;

  test('a block that is not whole in a value is refused by Blade, and by the build', async () => {
    const pages = await render(UNPAIRED.map((value) => ({ template: inLoop(value), data: [data] })));
    expect(pages.map(([one], index) => [UNPAIRED[index], one && 'error' in one])).toEqual(
      UNPAIRED.map((value) => [value, true]),
    );
    for (const value of UNPAIRED)
      expect({ value, codes: preprocess(tagWith(value), { dialect: 'blade' }).diagnostics }).toMatchObject({
        codes: [{ code: 'invalid-expression', hint: expect.stringContaining('in the same value') as string }],
      });
  });

  test('a whole block is accepted by both', async () => {
    const templates = PAIRED.map((value) => transform(tagWith(value), { dialect: 'blade' }));
    const pages = await render(templates.map((template) => ({ template, data: [data] })));
    expect(pages.map(([one], index) => [PAIRED[index], one && 'output' in one])).toEqual(
      PAIRED.map((value) => [value, true]),
    );
  });
});
