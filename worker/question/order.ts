import { limits } from "#shared/limits";
import { faultAt, partsOf, unlessText, unreadFaults } from "./fault";
import { isPermutation, lettersOf, mixedLetters } from "./places/permutation";
import { cardsByLetter, isDealt, placeCounts, placeDetails } from "./places/card-places";
import type { Fault, Kind, Options } from "./question";
import { comparableUpTo, faultOfText, isBlank, tidy, writeOrDelete } from "./text";

/** Cards that belong in an order. They are shown mixed, by letter; an answer is their letters in the player's order. */
export type OrderFields = { readonly kind: "order"; items: readonly string[] };
export type Order = {
  readonly kind: "order";
  readonly items: readonly string[];
  /** The letters of the items as they are shown, in the right order. */
  readonly right: string;
};
export type OrderShown = { readonly kind: "order"; readonly options: Options; readonly slots: number };
export type OrderSolution = { readonly kind?: "order"; readonly correct_option: string };

export const order: Kind<OrderFields, Order, OrderShown, OrderSolution> = {
  isJudged: true,
  defaultSeconds: 45,
  onBoard: "judges",
  read({ items = [] }) {
    const texts = partsOf(items).filter((item) => typeof item === "string");
    return {
      draft: { kind: "order", items: texts.map(tidy) },
      faults: unreadFaults("items", items, { unread: unlessText, message: "Kartlar yazı olmalı." }),
    };
  },
  faults: ({ items }) => itemFaults(items),
  body: ({ kind, items }) => (itemFaults(items).length > 0 ? null : { kind, items, right: lettersOf(items.length) }),
  played(fields) {
    const { draft, faults } = order.read(fields);
    const [body, { right }] = [order.body(draft), fields];
    return faults.length === 0 && body && isDealt(right, body.items.length) ? { ...body, right } : null;
  },
  shown: ({ items, right }) => ({ kind: "order", options: cardsByLetter(items, right), slots: items.length }),
  solution: ({ right }) => ({ correct_option: right }),
  dealt: (body, _, random) => ({ ...body, right: mixedLetters(body.items.length, random) }),
  takes: ({ items }, value) => isPermutation(value, items.length),
  share: ({ right }, value) => orderShare(right, value),
  distribution: ({ right }, values, players) => placeCounts(right, values, players),
  details: ({ right }, values) => placeDetails(right, values),
  mistake: (_, value) => value,
};

/** The share of right: pairs of cards in order, less those out of order, of all pairs. */
function orderShare(right: string, value: string): number {
  const ranks = Array.from(value, (letter) => right.indexOf(letter));
  let balance = 0;
  for (const [i, rank] of ranks.entries()) for (const later of ranks.slice(i + 1)) balance += later > rank ? 1 : -1;
  return Math.max(0, balance / ((ranks.length * (ranks.length - 1)) / 2));
}

function itemFaults(items: readonly string[]): Fault[] {
  if (items.length < limits.cards.min) return faultAt("items", "En az üç kart gerekli.");
  if (items.length > limits.cards.max) return faultAt("items", "En çok sekiz kart olabilir.");
  const forms = items.map((item) => comparableUpTo(item, limits.cardText));
  return items.flatMap((item, i) => {
    if (isBlank(item)) return faultAt("items", `${i + 1}. kart boş. ${writeOrDelete}`, String(i));
    const twin = forms.indexOf(forms[i]!);
    return [
      ...faultAt("items", faultOfText(item, limits.cardText), String(i)),
      ...faultAt("items", twin < i ? `${twin + 1}. ve ${i + 1}. kart aynı.` : null, String(i)),
    ];
  });
}
