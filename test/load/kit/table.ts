export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, i) => (i === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

export const format = (number: number, digits: number): string =>
  number.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
