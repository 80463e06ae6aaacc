export declare const projectRoot: string;
export declare function node(): string;
export declare function install(): Promise<void>;
export declare function quietly(
  command: string,
  args: readonly string[],
  options?: import("node:child_process").SpawnOptions & { readonly ending?: NodeJS.Signals },
): Promise<{ readonly status: number | null; readonly said: string }>;
export declare function withLock<T>(work: () => T | Promise<T>): Promise<T>;
export declare function isAlive(pid: number): boolean;
export declare const INTERRUPTED: number;
export declare function onInterrupt(work: () => void): () => void;
export declare function stop(why: string, status?: number): never;
export declare function stopOnErrors(): void;
