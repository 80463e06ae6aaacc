/** Suggests a name for a new passkey by the browser's device: "Android telefon". */
export function deviceName(agent: string): string {
  return kinds.find(([pattern]) => pattern.test(agent))?.[1] ?? "Geçiş anahtarı";
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android.*Mobile/, "Android telefon"],
  [/Android/, "Android tablet"],
  [/CrOS/, "Chromebook"],
  [/Windows/, "Windows bilgisayar"],
  [/Macintosh/, "Mac"],
  [/Linux/, "Linux bilgisayar"],
];
