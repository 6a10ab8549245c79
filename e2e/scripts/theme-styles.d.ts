export function themeStyles(): Readonly<Record<string, { readonly ltr: string; readonly rtl?: string }>>;
