export function temporaryIn(scratch: string): Readonly<Record<string, string>>;
export function removeFolder(folder: string): void;
