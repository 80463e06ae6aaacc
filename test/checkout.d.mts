export const BEFORE: string;
export function checkoutOf(commit: string, parent: string): string | undefined;
