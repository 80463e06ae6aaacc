export type Asked = {
  readonly question_id: string;
  readonly kind?: string;
  readonly options?: object;
  readonly slots?: number;
  readonly left?: readonly unknown[];
};

const written: Readonly<Record<string, readonly string[]>> = {
  typed: ["SIR3", "Ankara", "sir 3"],
  number: ["86868", "3", "86870"],
  spot: ["868,686", "10,10", "868,700"],
  cloud: ["yıldız", "ay", "Yıldız"],
};

/** One of several answers that a question of `everyKind` takes, another one each turn. */
export function answerTo({ kind = "choice", options = {}, slots, left }: Asked, turn: number): string {
  const letters = Object.keys(options);
  const letter = letters[turn % letters.length]!;
  if (kind === "multi") return [...new Set([letter, "C"])].toSorted().join("");
  if (kind !== "order" && kind !== "match") return written[kind]?.[turn % 3] ?? letter;
  const all = letters.slice(0, slots ?? left?.length);
  const from = turn % all.length;
  return [...all.slice(from), ...all.slice(0, from)].join("");
}
