/** Most names in the sentence. */
const MOST = 5;

/** Says which parts of a file were left out, because only a newer version knows them. */
export const lossOf = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `Bu sürümün tanımadığı bölüm alınmadı: ${names
          .slice(0, MOST)
          .map((name) => `“${name.slice(0, 30)}”`)
          .join(", ")}.`,
      ];
