import { limits } from "#shared/limits";
import type { OrderFields, OrderShown, OrderSolution } from "#question/order";
import { withoutEmptyEnd } from "../shared/places/editor/empty-end";
import type { DraftKind } from "../drafts";

type Played = OrderShown & OrderSolution;

export const draft: DraftKind<"order"> = {
  empty: () => ({ kind: "order", items: ["", "", ""] }),
  from({ options = {} }) {
    const items = Object.values(options).filter((text) => text.trim() !== "");
    return items.length > 0 ? draft.withRoom({ kind: "order", items }) : null;
  },
  /** An order that was played is stored by letters. */
  of: (question) => ({ kind: "order", items: itemsOf(question) }),
  tidied: ({ items }, tidy) => ({ kind: "order", items: withoutEmptyEnd(items.map(tidy), (item) => item === "") }),
  isUntouched: ({ items }) => items.every((item) => item === ""),
  content: ({ items }) => ["order", items],
  isRead: ({ items }) => Array.isArray(items) && items.every((item) => typeof item === "string"),
  fields: ["items"],
  marked: () => null,
  withRoom: ({ items }) => ({
    kind: "order",
    items: [...items, ...Array.from({ length: limits.cards.min }, () => "")].slice(
      0,
      Math.max(items.length, limits.cards.min),
    ),
  }),
  isUnmarked: () => false,
  offCards: "sıralama",
};

const itemsOf = (question: OrderFields | Played): readonly string[] =>
  "items" in question
    ? question.items
    : Array.from(question.correct_option, (letter) => question.options[letter] ?? "");

/** The list with the card at this place moved. */
export function withMoved(items: readonly string[], from: number, to: number): string[] {
  const others = items.filter((_, i) => i !== from);
  return [...others.slice(0, to), items[from]!, ...others.slice(to)];
}
