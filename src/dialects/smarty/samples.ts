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
};
