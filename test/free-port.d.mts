export function freePort(neighbours?: number): Promise<number>;
