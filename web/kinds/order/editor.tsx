import type { OrderFields } from "#question/order";
import { Tiles } from "../shared/options/editor/preview";
import { optionColour, OptionBadge } from "../shared/options/option-badge";
import found from "../shared/options/editor/found.module.css";
import * as preview from "../shared/places/editor/preview.module.css";
import { lettersOf, mixed } from "../shared/places/mixed";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import type { EditorKind } from "../editor-kind";
import { ItemFields } from "./item-fields";

export const editor: EditorKind<"order"> = {
  Editing: ItemFields,
  Preview,
  Found: ({ draft: { items } }) => (
    <ol className={`flow ${found.found}`}>
      {items.map((item, i) => (
        <li key={i}>
          <b className="num">{i + 1}.</b>
          <SetText>{item}</SetText>
        </li>
      ))}
    </ol>
  ),
  OnPaper: ({ question }) => (
    <ul>
      {mixed(question.items).map(({ letter, text }) => (
        <li key={letter}>
          <b>{letter})</b> <SetText inline>{text}</SetText>
        </li>
      ))}
    </ul>
  ),
  keyOnPaper: ({ items }) => lettersOf(items).join(", "),
};

function Preview({ draft: { items }, on }: { readonly draft: OrderFields; readonly on: "board" | "phone" }) {
  const cards = mixed(items);
  if (on === "board")
    return (
      <Tiles draft={{ options: Object.fromEntries(cards.map(({ letter, text }) => [letter, text])) }} on="board" />
    );
  return (
    <div className={preview.rows}>
      {cards.map(({ letter, text }, i) => (
        <div key={letter} className={preview.placed}>
          <b className={cx("center", preview.place, i === 0 && preview.next)}>{i === 0 && 1}</b>
          <div className={cx("row", preview.card, optionColour(letter))}>
            <OptionBadge letter={letter} look="fill" />
            <span>
              <SetText>{text.trim() || "…"}</SetText>
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
