export const sampleNames: readonly string[];

export function sampleStyles(name: string): string;
