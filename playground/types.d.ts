interface Window {
  /** Trusted Types, where the browser has them. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML(text: string): string },
    ): { createHTML(text: string): object };
  };
}
