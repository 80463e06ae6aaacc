export declare function whyNotInstalled(said: string): string;
export declare function whyNotBuilt(said: string): string;
export declare function whyNotPrepared(error: { readonly code?: unknown; readonly message: string }): string;
