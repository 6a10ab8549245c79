/** By theme: the part of its framework's styles that controls need, from `scripts/playground.js`. */
declare module 'theme-styles' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

interface Window {
  /** Trusted Types, where the browser has them. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML(text: string): string },
    ): { createHTML(text: string): object };
  };
}
