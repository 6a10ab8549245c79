/** By theme: the part of its framework's styles that controls need, from `scripts/theme-styles.js`. */
declare module 'theme-styles' {
  const styles: Readonly<Record<string, { readonly ltr: string; readonly rtl?: string }>>;
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
