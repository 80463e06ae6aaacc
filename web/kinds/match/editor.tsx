import type { MatchFields } from "#question/match";
import { OptionBadge, optionColour } from "../shared/options/option-badge";
import found from "../shared/options/editor/found.module.css";
import * as preview from "../shared/places/editor/preview.module.css";
import { lettersOf, mixed } from "../shared/places/mixed";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import type { EditorKind } from "../editor-kind";
import { PairFields } from "./pair-fields";
import * as styles from "./editor.module.css";

export const editor: EditorKind<"match"> = {
  Editing: PairFields,
  Preview,
  Found: ({ draft: { pairs } }) => (
    <ul className={`flow ${found.found}`}>
      {pairs.map(({ left, right }, i) => (
        <li key={i}>
          <SetText inline>{left}</SetText>: <SetText inline>{right}</SetText>
        </li>
      ))}
    </ul>
  ),
  OnPaper: ({ question: { pairs } }) => (
    <ul>
      {cardsOf(pairs).map(({ letter, text }, i) => (
        <li key={letter}>
          <b>{i + 1}.</b> <SetText inline>{pairs[i]!.left}</SetText> (____) <b>{letter})</b>{" "}
          <SetText inline>{text}</SetText>
        </li>
      ))}
    </ul>
  ),
  keyOnPaper: ({ pairs }) =>
    lettersOf(pairs.map(({ right }) => right))
      .map((letter, i) => `${i + 1}-${letter}`)
      .join(", "),
};

const cardsOf = (pairs: MatchFields["pairs"]) => mixed(pairs.map(({ right }) => right));

function Preview({ draft: { pairs }, on }: { readonly draft: MatchFields; readonly on: "board" | "phone" }) {
  return (
    <div className={cx(on === "board" ? styles.board : preview.rows)}>
      {cardsOf(pairs).map(({ letter, text }, i) => (
        <div key={letter} className={styles.row}>
          <div className={cx("row", preview.card, styles.left, i === 0 && on === "phone" && styles.active)}>
            <b>{i + 1}</b>
            <span>
              <SetText>{pairs[i]!.left.trim() || "…"}</SetText>
            </span>
          </div>
          <div className={cx("row", preview.card, optionColour(letter), on === "board" && styles.full)}>
            <OptionBadge letter={letter} look={on === "board" ? "ink" : "fill"} />
            <span>
              <SetText>{text.trim() || "…"}</SetText>
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
