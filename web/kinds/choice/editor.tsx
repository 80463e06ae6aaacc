import type { ChoiceDraft } from "#question/choice";
import { OptionBadge, optionColours } from "../../options/option-badge";
import { cx } from "../../ui/cx";
import type { EditorKind } from "../editor";
import { keysOf } from "./draft";
import { Editing } from "./editing";
import styles from "./editor.module.css";
import { Preview } from "./preview";
import { SetText } from "../../texts/set-text";

/** A choice where questions are written, found and printed. */
export const editor: EditorKind = {
  Editing,
  Preview,
  Found,
  OnPaper,
  keyOnPaper: ({ correct_option }: ChoiceDraft) => correct_option ?? "",
};

function Found({ draft }: { readonly draft: ChoiceDraft }) {
  return (
    <ul className={cx(styles.found, optionColours(draft.options))}>
      {keysOf(draft).map((key) => (
        <li key={key} className={cx(key === draft.correct_option && styles.correct)}>
          <OptionBadge letter={key} size={22} look={key === draft.correct_option ? "fill" : "faint"} />
          <SetText>{draft.options[key]!}</SetText>
          {key === draft.correct_option && <span className="vh"> (doğru)</span>}
        </li>
      ))}
    </ul>
  );
}

function OnPaper({ question }: { readonly question: ChoiceDraft }) {
  return (
    <ul>
      {keysOf(question).map((key) => (
        <li key={key}>
          <b>{key})</b> <SetText inline>{question.options[key]!}</SetText>
        </li>
      ))}
    </ul>
  );
}
