/** The themes whose frameworks have more than a control needs. */
export const cutThemes: readonly string[];

/** The CSS of each theme, by the direction of the page. */
export function themeStyles(): Readonly<Record<string, { readonly ltr: string; readonly rtl?: string }>>;
