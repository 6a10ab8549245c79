/** How an author writes in a dialect what the tests want to see compiled. */
export interface Written {
  /** A path made by code, with the token as a string of its own, of `base` and `/`. */
  readonly pathOfToken: string;
  /** The same path, where the code speaks of a loop of the author's around the tag. */
  readonly pathInLoop?: { readonly before: string; readonly path: string; readonly after: string };
  /** A path with the token within a longer string, where the language has such strings. */
  readonly pathInString?: string;
}

const jinja: Written = {
  pathOfToken: "{{ base ~ '/' ~ ':page' }}",
  pathInLoop: {
    before: '{% for one in [1] %}',
    path: '{{ base }}/{{ loop.index }}/:page',
    after: '{% endfor %}',
  },
};

/** By dialect. Each path leads to `/b/<page>`, that of a loop to `/b/1/<page>`. */
export const written: Readonly<Record<string, Written>> = {
  nunjucks: { ...jinja, pathOfToken: "{{ base + '/' + ':page' }}" },
  jinja2: jinja,
  twig: jinja,
  liquid: {
    pathOfToken: "{{ base | append: '/' | append: ':page' }}",
    pathInLoop: {
      before: '{% for one in (1..1) %}',
      path: '{{ base }}/{{ forloop.index }}/:page',
      after: '{% endfor %}',
    },
  },
  django: {
    pathOfToken: "{{ base }}/{{ ':page'|stringformat:'s' }}",
    pathInLoop: {
      before: '{% for one in "1" %}',
      path: '{{ base }}/{{ forloop.counter }}/:page',
      after: '{% endfor %}',
    },
  },
  ejs: { pathOfToken: "<%= base + '/' + ':page' %>" },
  eta: { pathOfToken: "<%= it.base + '/' + ':page' %>" },
  erb: { pathOfToken: "<%= [base, ':page'].join('/') %>", pathInString: '<%= "#{base}/:page" %>' },
  php: { pathOfToken: "<?= $base . '/' . ':page'; ?>" },
  blade: {
    pathOfToken: "{{ $base . '/' . ':page' }}",
    pathInLoop: {
      before: '@foreach ([1] as $one)',
      path: '{{ $base }}/{{ $loop->iteration }}/:page',
      after: '@endforeach',
    },
  },
  eex: { pathOfToken: `<%= Enum.join([@base, ":page"], "/") %>`, pathInString: '<%= "#{@base}/:page" %>' },
  heex: { pathOfToken: `{Enum.join([@base, ":page"], "/")}`, pathInString: '{"#{@base}/:page"}' },
  hugo: {
    pathOfToken: '{{ printf `%s/%v` .Params.base `:page` }}',
    pathInLoop: {
      before: '{{ range seq 1 }}',
      path: '{{ $.Params.base }}/{{ . }}/:page',
      after: '{{ end }}',
    },
  },
  handlebars: {
    pathOfToken: "{{base}}/{{paginationAdd ':page' 0}}",
    pathInLoop: { before: '{{#each one}}', path: '{{../base}}/{{this}}/:page', after: '{{/each}}' },
  },
};
