/** The part of nunjucks that the tests use. The package has no types. */
declare module 'nunjucks' {
  interface Environment {
    readonly opts: { readonly autoescape: boolean };
    readonly addFilter: (name: string, filter: (...args: unknown[]) => unknown) => unknown;
    readonly renderString: (template: string, context: object) => string;
  }
  interface Template {
    readonly render: (context: object) => string;
  }
  const nunjucks: {
    readonly Environment: new (
      loader: object | null,
      options?: { readonly autoescape: boolean },
    ) => Environment;
    readonly FileSystemLoader: new (directory: string) => object;
    readonly Template: new (
      source: string,
      environment: Environment,
      path: string,
      eagerCompile: boolean,
    ) => Template;
    readonly lexer: {
      readonly lex: (text: string) => {
        readonly nextToken: () => { readonly type: string; readonly value: string } | null;
      };
    };
    readonly parser: { readonly parse: (text: string) => unknown };
  };
  export default nunjucks;
}
