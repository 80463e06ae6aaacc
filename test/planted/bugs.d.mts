type Named = { readonly layer: string; readonly files: readonly string[]; readonly name: string };
export function readBug(file: string, text: string): { readonly name: string; readonly tests: readonly Named[] };
export function testsIn(report: object): {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly why: string;
};
