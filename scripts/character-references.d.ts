export function packReferences(): string;
