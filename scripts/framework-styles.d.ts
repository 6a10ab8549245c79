export const styledThemes: readonly string[];
export const darkThemes: readonly string[];
export const tailwindThemes: readonly string[];
export function componentStyles(theme: string): string;
export function frameworkStyles(theme: string, isNamed?: boolean): Readonly<Record<'ltr' | 'rtl', string>>;
