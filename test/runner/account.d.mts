export type Layer = { readonly name: string };
export class Account {
  constructor(layers: readonly string[]);
  readonly layers: Layer[];
  readonly total: { readonly passed: number; readonly failed: number; readonly flaky: number };
  onBad: (test: { readonly title: string }) => void;
  take(event: object, now?: number): void;
  close(layer: string, how: { readonly endedBadly: boolean; readonly log: string }): void;
}
export function progressOf(layer: Layer): string;
