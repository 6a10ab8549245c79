/** As much of nunjucks as the tests use. The package has no types of its own. */
declare module 'nunjucks' {
  interface Environment {
    readonly opts: { readonly autoescape: boolean };
  }
  interface Template {
    readonly render: (context: object) => string;
  }
  const nunjucks: {
    readonly Environment: new (loader: null, options: { readonly autoescape: boolean }) => Environment;
    readonly Template: new (
      source: string,
      environment: Environment,
      path: string,
      eagerCompile: boolean,
    ) => Template;
  };
  export default nunjucks;
}
