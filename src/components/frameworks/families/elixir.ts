/** Returns the module of an Elixir application. */
export function camelCaseOf(app: string): string {
  return app.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
