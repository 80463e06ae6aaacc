import type { KindName } from "#question/kinds";

const options = { A: "bir", B: "iki", C: "üç" };
const image = { id: "a".repeat(43), alt: "Harita", width: 800, height: 600 };

/** A question of each kind as it is written. */
export const kindFields: Record<KindName, object> = {
  choice: { options, correct_option: "B" },
  multi: { options, correct_option: "AB" },
  typed: { accepted: ["GİZLİ"] },
  number: { value: 2.5, unit: "cm" },
  order: { items: ["a", "b", "c"] },
  match: { pairs: ["x", "y", "z"].map((right, i) => ({ left: `${i + 1}.`, right })) },
  spot: { image, areas: [{ x: 500, y: 500, r: 50 }] },
  poll: { options },
  cloud: {},
};
