export declare const projectRoot: string;
export declare function node(): string;
export declare function install(): void;
export declare function withLock<T>(work: () => T | Promise<T>): Promise<T>;
export declare function isAlive(pid: number): boolean;
