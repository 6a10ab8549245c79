/** How an author writes in a dialect what the tests want to see compiled. */
export interface Written {
  /** A path made by code, with the token as a string of its own, of `base` and `/`. */
  readonly pathOfToken: string;
  /** The value of `page`, by an operator that binds as weakly as the language has one. */
  readonly weak: string;
  /** The value of `page`, with a comment behind it that goes on to the end of the line. */
  readonly commented?: string;
  /** The value of `show`, by all that an output may hold and a condition may not. */
  readonly filtered?: string;
  /** A loop of the author's that runs twice, and leaves the variables as they are. */
  readonly twice: { readonly before: string; readonly after: string };
  /** Whether a variable that nobody has given is no error. */
  readonly mayBeMissing?: true;
  /** The same path, where the code speaks of a loop of the author's around the tag. */
  readonly pathInLoop?: { readonly before: string; readonly path: string; readonly after: string };
  /** Paths with the token within a longer string. */
  readonly pathsInStrings?: readonly string[];
}

const jinja: Written = {
  pathOfToken: "{{ base ~ '/' ~ ':page' }}",
  pathsInStrings: ["{{ base ~ '/:page' }}", "{{ '/b/:page' }}", '{{ "/b/:page" | lower }}'],
  weak: '{{ page or 1 }}',
  twice: { before: '{% for one in [1, 2] %}', after: '{% endfor %}' },
  mayBeMissing: true,
  pathInLoop: {
    before: '{% for one in [1] %}',
    path: '{{ base }}/{{ loop.index }}/:page',
    after: '{% endfor %}',
  },
};

/** By dialect. Each path leads to `/b/<page>`, that of a loop to `/b/1/<page>`. */
export const written: Readonly<Record<string, Written>> = {
  nunjucks: {
    ...jinja,
    pathOfToken: "{{ base + '/' + ':page' }}",
    pathsInStrings: ["{{ base + '/:page' }}", "{{ '/b/:page' | lower }}"],
  },
  jinja2: jinja,
  twig: { ...jinja, weak: "{{ page ~ '' }}" },
  liquid: {
    pathOfToken: "{{ base | append: '/' | append: ':page' }}",
    pathsInStrings: ["{{ '/b/:page' | strip }}", "{{ '/b/:page' }}", "{{ '/b/:page ' | strip }}"],
    weak: '{{ none | default: page }}',
    filtered: '{{ none | default: show }}',
    twice: { before: '{% for one in (1..2) %}', after: '{% endfor %}' },
    mayBeMissing: true,
    pathInLoop: {
      before: '{% for one in (1..1) %}',
      path: '{{ base }}/{{ forloop.index }}/:page',
      after: '{% endfor %}',
    },
  },
  django: {
    pathOfToken: "{{ base }}/{{ ':page'|stringformat:'s' }}",
    weak: '{{ none|default:page }}',
    filtered: '{{ none|default:show }}',
    twice: { before: '{% for one in "12" %}', after: '{% endfor %}' },
    mayBeMissing: true,
    pathInLoop: {
      before: '{% for one in "1" %}',
      path: '{{ base }}/{{ forloop.counter }}/:page',
      after: '{% endfor %}',
    },
  },
  ejs: {
    pathOfToken: "<%= base + '/' + ':page' %>",
    pathsInStrings: ["<%= base + '/:page' %>", '<%= `${base}/:page` %>'],
    weak: '<%= none ? 1 : page; %>',
    commented: '<%= page // page %>',
    twice: { before: '<% for (const one of [1, 2]) { %>', after: '<% } %>' },
  },
  eta: {
    pathOfToken: "<%= it.base + '/' + ':page' %>",
    pathsInStrings: ["<%= it.base + '/:page' %>", '<%= `${it.base}/:page` %>'],
    weak: '<%= it.none ? 1 : it.page %>',
    commented: '<%= it.page // page %>',
    twice: { before: '<% for (const one of [1, 2]) { %>', after: '<% } %>' },
    mayBeMissing: true,
  },
  erb: {
    pathOfToken: "<%= [base, ':page'].join('/') %>",
    pathsInStrings: ['<%= "#{base}/:page" %>', "<%= base + '/:page' %>"],
    weak: '<%= page || 1 %>',
    commented: '<%= page # page %>',
    twice: { before: '<% 2.times do %>', after: '<% end %>' },
  },
  php: {
    pathOfToken: "<?= $base . '/' . ':page'; ?>",
    pathsInStrings: ["<?= $base . '/:page' ?>", '<?= "$base/:page" ?>', "<?php echo $base . '/:page'; ?>"],
    weak: '<?= $none ?? $page; ?>',
    commented: '<?= $page; // page ?>',
    twice: { before: '<?php foreach ([1, 2] as $one): ?>', after: '<?php endforeach ?>' },
  },
  blade: {
    pathOfToken: "{{ $base . '/' . ':page' }}",
    pathsInStrings: ["{{ $base . '/:page' }}", '{{ "{$base}/:page" }}'],
    weak: '{{ $none ?? $page }}',
    twice: { before: '@foreach ([1, 2] as $one)', after: '@endforeach' },
    pathInLoop: {
      before: '@foreach ([1] as $one)',
      path: '{{ $base }}/{{ $loop->iteration }}/:page',
      after: '@endforeach',
    },
  },
  smarty: {
    pathOfToken: "{$base|cat:'/'|cat:':page'}",
    pathsInStrings: ['{"$base/:page"}', '{"`$base`/:page"}', "{'/b/:page'|lower}", "{$base|cat:'/:page'}"],
    weak: '{$none|default:$page}',
    filtered: '{$none|default:$show}',
    twice: { before: '{foreach [1, 2] as $one}', after: '{/foreach}' },
  },
  eex: {
    pathOfToken: `<%= Enum.join([@base, ":page"], "/") %>`,
    pathsInStrings: ['<%= "#{@base}/:page" %>', '<%= ~s(#{@base}/:page) %>'],
    weak: '<%= @none || @page %>',
    commented: '<%= @page # page %>',
    twice: { before: '<%= for _ <- 1..2 do %>', after: '<% end %>' },
  },
  heex: {
    pathOfToken: `{Enum.join([@base, ":page"], "/")}`,
    pathsInStrings: ['{"#{@base}/:page"}', '{~p[/b/:page]}', '{~s(#{@base}/:page)}'],
    weak: '{@none || @page}',
    commented: '{@page # page\n}',
    twice: { before: '<%= for _ <- 1..2 do %>', after: '<% end %>' },
  },
  freemarker: {
    pathOfToken: "${base + '/' + ':page'}",
    pathsInStrings: ["${base + '/:page'}", '${"${base}/:page"}', '${"/b/:page"?lower_case}', "${'/b/:page'}"],
    weak: '${none!page}',
    commented: '${page <#-- page -->}',
    filtered: '${show?c}',
    twice: { before: '<#list 1..2 as one>', after: '</#list>' },
    mayBeMissing: true,
    pathInLoop: { before: '<#list [1] as one>', path: '${base}/${one}/:page', after: '</#list>' },
  },
  hugo: {
    pathOfToken: '{{ printf `%s/%v` .Params.base `:page` }}',
    pathsInStrings: ['{{ print .Params.base "/:page" }}', '{{ "/b/:page" | lower }}', '{{ `/b/:page` }}'],
    weak: '{{ .Params.none | default .Params.page }}',
    twice: { before: '{{ range seq 2 }}{{ with $ }}', after: '{{ end }}{{ end }}' },
    mayBeMissing: true,
    pathInLoop: {
      before: '{{ range seq 1 }}',
      path: '{{ $.Params.base }}/{{ . }}/:page',
      after: '{{ end }}',
    },
  },
  go: {
    pathOfToken: '{{ printf `%s/%v` .base `:page` }}',
    pathsInStrings: ['{{ print .base "/:page" }}', '{{ printf "%s/%s" .base ":page" }}', '{{ `/b/:page` }}'],
    weak: '{{ or .none .page }}',
    filtered: '{{ .show | print | eq "true" }}',
    twice: { before: '{{ range .two }}{{ with $ }}', after: '{{ end }}{{ end }}' },
    mayBeMissing: true,
    pathInLoop: { before: '{{ range .one }}', path: '{{ $.base }}/{{ . }}/:page', after: '{{ end }}' },
  },
  handlebars: {
    pathOfToken: "{{base}}/{{paginationAdd ':page' 0}}",
    weak: '{{ paginationAdd page 0 }}',
    twice: { before: '{{#each two}}{{#with @root}}', after: '{{/with}}{{/each}}' },
    mayBeMissing: true,
    pathInLoop: { before: '{{#each one}}', path: '{{../base}}/{{@root.one.[0]}}/:page', after: '{{/each}}' },
  },
};
