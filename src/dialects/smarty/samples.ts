import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{$page}',
  statement: '{if $page}',
  comment: '{* page *}',
  hidden: [
    `{* don't ${LITERAL} *}`,
    `{literal}${LITERAL}{/literal}`,
    `{LITERAL}${LITERAL}{/Literal}`,
    `{'${LITERAL}'}`,
    `{$a = '${LITERAL}'}`,
    `{include file="a.tpl" a='${LITERAL}'}`,
    `{url a="\\"}" b='${LITERAL}'}`,
  ],
  longCode: (text) => `{u(':page', "${text}")}`,
  token: [
    ["{url page=':page' all='/:page'}", "{url page=$p all=('/'|cat:$p)}"],
    ['{"$base/:page"}', '{"$base/{$p}"}'],
  ],
  alternatives: [
    ['{if $a}', '{else}', '{/if}'],
    ['{foreach $a as $b}', '{if $b}x{/if}{foreachelse}', '{/foreach}'],
  ],
  together: [['{if $a}', '{/if}{$b}{if $c}', '{else}{/if}']],
};
