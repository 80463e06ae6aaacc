type Output = { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown };
export type Progress = {
  step(next: string): void;
  say(words: string): void;
  done(words: string): void;
  clear(): void;
};
export declare function progress(title: string, out?: Output): Progress;
export declare function elapsed(ms: number): string;
