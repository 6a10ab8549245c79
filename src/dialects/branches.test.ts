import { preprocess, type PaginationDialectName } from '../index.js';

const IFS: Readonly<Record<'alternatives' | 'together', readonly [string, string][]>> = {
  alternatives: [
    ['@a', '!@a'],
    ['not @a', '@a'],
    ['@a > 1', 'not (@a > 1)'],
    ['(@list.pages > 1)', '!(@list.pages > 1)'],
    ['@a', 'is_nil(@a)'],
    ['@tab == :all', '@tab == :new'],
    ['@tab == "all"', '@tab != "all"'],
    ['@meta[:kind] === 1', '@meta[:kind] == 2'],
  ],
  together: [
    ['@a', '@b'],
    ['@a', '@a'],
    ['!@a', '!@a'],
    ['@a or @b', '!@a or @b'],
    ['@tab != :all', '@tab != :new'],
    ['@tab == :all', '@other == :new'],
    ['@tab == @a', '@tab == @b'],
    ['@a', 'not @a or @b'],
  ],
};

const TAGS = ['a', 'b'].map((path) => `<pagination path="/${path}/:page" total_pages="9"></pagination>`);

/** What stands before, between and behind two tags of one name, and whether a page may have both. */
const cases: Readonly<
  Record<'alternatives' | 'together', readonly [PaginationDialectName, string, string, string][]>
> = {
  alternatives: [
    ['jinja2', '{% if a %}', '{% else %}', '{% endif %}'],
    ['jinja2', '{% if a %}{% for b in c %}', '{% endfor %}{% elif d %}', '{% endif %}'],
    ['nunjucks', '{% if a %}', '{% set x = 1 %}{%- elseif d -%}{% if e %}', '{% endif %}{% endif %}'],
    ['django', '{% for a in b %}', '{% empty %}', '{% endfor %}'],
    ['twig', '{% if a %}', '{% if b %}{% else %}{% endif %}{% else %}', '{% endif %}'],
    ['liquid', '{% case a %}{% when 1 %}', '{% when 2 %}', '{% endcase %}'],
    ['liquid', '{% unless a %}', '{% else %}', '{% endunless %}'],
    ['ejs', '<% if (a) { %>', '<% } else { %>', '<% } %>'],
    ['ejs', '<% if (a) { %>', '<% b.forEach((c) => { %><% }) %><% } else if (d) { %>', '<% } %>'],
    ['eta', '<% if (it.a) { %>', '<% } else { %>', '<% } %>'],
    ['erb', '<% if a %>', '<% else %>', '<% end %>'],
    ['erb', '<% unless a -%>', '<% b.each do |c| %><% end %><% elsif d -%>', '<% end %>'],
    ['erb', '<% case a %><% when 1 %>', '<% when 2 %>', '<% end %>'],
    ['php', '<?php if ($a): ?>', '<?php else: ?>', '<?php endif; ?>'],
    ['php', '<?php if ($a) { ?>', '<?php } elseif ($b) { ?>', '<?php } ?>'],
    ['blade', '@if ($a)', '@else', '@endif'],
    ['blade', '@switch($a) @case(1)', '@break @case(2)', '@endswitch'],
    ['blade', '@forelse ($a as $b)', '@empty', '@endforelse'],
    ['smarty', '{if $a}', '{else}', '{/if}'],
    ['smarty', '{foreach $a as $b}', '{if $b}x{/if}{foreachelse}', '{/foreach}'],
    ['eex', '<%= if @a do %>', '<% else %>', '<% end %>'],
    ['heex', '<%= case @a do %><% 1 -> %>', '<% _ -> %>', '<% end %>'],
    ['freemarker', '<#if a>', '<#else>', '</#if>'],
    ['freemarker', '<#list a as b>', '<#if c>x<#else></#if><#else>', '</#list>'],
    ['hugo', '{{ if .A }}', '{{ else }}', '{{ end }}'],
    ['hugo', '{{ with .A }}', '{{ range .B }}{{ end }}{{ else with .C }}', '{{ end }}'],
    ['handlebars', '{{#if a}}', '{{else}}', '{{/if}}'],
    ['handlebars', '{{#each a}}', '{{^}}', '{{/each}}'],
  ],
  together: [
    ['jinja2', '{% if a %}', '{% endif %}{% if b %}', '{% endif %}'],
    ['jinja2', '{% if a %}', '{% else %}{% endif %}', ''],
    ['jinja2', '', '{% if a %}{% else %}', '{% endif %}'],
    ['twig', '{% if a %}', '{% if b %}{% else %}', '{% endif %}{% endif %}'],
    ['ejs', '<% if (a) { %>', '<% } %><% if (b) { %>', '<% } %>'],
    ['ejs', '<% if (a) { %>', '<% } else { %><% } %>', ''],
    ['erb', '<% if a %>', '<% end %><% if b %>', '<% else %><% end %>'],
    ['php', '<?php if ($a): ?>', '<?php endif; ?>', '<?php if ($b): ?><?php else: ?><?php endif; ?>'],
    ['blade', '@if ($a)', '@if ($b) x @else', '@endif @endif'],
    ['smarty', '{if $a}', '{/if}{$b}{if $c}', '{else}{/if}'],
    ['eex', '<%= if @a do %>', '<% end %><%= if @b do %>', '<% else %><% end %>'],
    ['freemarker', '<#if a>', '</#if><#if b>', '<#else></#if>'],
    ['hugo', '{{ if .A }}', '{{ end }}', '{{ if .B }}{{ else }}{{ end }}'],
    ['handlebars', '{{#if a}}', '{{/if}}{{#unless a}}', '{{else}}{{/unless}}'],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, rows) => {
  test.each(rows)('in %s: %s … %s … %s', (dialect, before, between, after) => {
    const { diagnostics } = preprocess(`${before} ${TAGS[0]} ${between} ${TAGS[1]} ${after}`, { dialect });
    const codes = kind === 'alternatives' ? [] : ['landmark-name-clash'];
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});

describe.each(Object.entries(IFS))('%s by :if', (kind, rows) => {
  test.each(rows)('%s … %s', (first, second) => {
    const tags = [first, second].map((condition, index) =>
      TAGS[index]!.replace('<pagination', `<pagination :if={${condition}}`),
    );
    const { diagnostics } = preprocess(tags.join(''), { dialect: 'heex' });
    const codes = kind === 'alternatives' ? [] : ['landmark-name-clash'];
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});
