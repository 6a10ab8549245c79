export function listingsOf(framework: string): Readonly<Record<string, string>>;
