import { useId, useRef, type ChangeEvent, type KeyboardEvent } from "react";
import type { LiveQuestion, OwnAnswer } from "#game-client/game";
import { describedBy } from "#kinds/shared/sending/hint.tsx";
import { SendBar } from "#kinds/shared/sending/send-bar.tsx";
import { useHeadingFocus } from "#kinds/shared/sending/use-heading-focus";
import { useUnsent } from "#kinds/shared/sending/use-unsent";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./text-answering.module.css";
import { letters, oneLine, sendable } from "./sendable";
import { useAboveKeyboard, useTypedInto } from "./use-above-keyboard";

/** Letters that fit on one line of the smallest phone. */
const ONE_LINE = 24;

type Asking = {
  readonly asked: Pick<LiveQuestion, "question_id" | "starts_at" | "ends_at" | "lang">;
  readonly answer: OwnAnswer;
  readonly isOpen: boolean;
  readonly isHidden: boolean;
  readonly onAnswer: (answer: string) => void;
  readonly arrival: () => number;
};
type Props = Asking & {
  /** "Cevabın" */
  readonly label: string;
  /** "Senin cevabın" */
  readonly own: string;
  /** "Önce cevabını yaz" */
  readonly missing: string;
  readonly most: number;
  readonly isSentByBell: boolean;
};

/** A written answer: typed, free to change until it is sent, then shown. */
export function TextAnswering({ label, own, missing, most, isSentByBell, ...asking }: Props) {
  const { answer, isHidden } = asking;
  const unsent = useUnsent<string>(asking, {
    empty: "",
    isDraft: (stored) => typeof stored === "string",
    answerOf: (text) => sendable(text, most),
    isSentByBell,
  });
  useHeadingFocus(unsent.isShown);
  if (answer.state !== "none") return <OwnText label={own} isSafe={answer.state === "accepted"} text={answer.value} />;
  return (
    <div className={cx(isHidden && styles.hidden)}>
      <WritingField {...{ label, most }} lang={asking.asked.lang} unsent={unsent} isOpen={asking.isOpen} />
      <SendBar unsent={unsent} missing={missing}>
        Gönder
      </SendBar>
    </div>
  );
}

type FieldProps = Pick<Props, "label" | "most" | "isOpen"> & {
  readonly lang: string | undefined;
  readonly unsent: ReturnType<typeof useUnsent<string>>;
};

function WritingField({ label, most, lang, unsent, isOpen }: FieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useAboveKeyboard(field);
  useTypedInto(field, /^\S$/);
  const { draft, change, send } = unsent;
  const length = letters(draft).length;
  const write = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const text = oneLine(target.value);
    // A keyboard that is still composing a letter must not be disturbed.
    const isWhole = !(nativeEvent as InputEvent).isComposing;
    change(isWhole ? letters(text).slice(0, most).join("") : text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) send();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <small className={cx("num", length >= most && styles.full)} aria-hidden="true">
        {length} / {most}
      </small>
      <textarea
        ref={field}
        id={id}
        className={cx(length > ONE_LINE && styles.long)}
        rows={length > ONE_LINE ? 2 : 1}
        value={draft}
        disabled={!isOpen}
        lang={lang}
        dir="auto"
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="send"
        aria-describedby={describedBy}
        onChange={write}
        onKeyDown={press}
      />
    </div>
  );
}

type OwnProps = { readonly label: string; readonly text: string; readonly isSafe: boolean };

/** The sent answer stays visible. */
const OwnText = ({ label, text, isSafe }: OwnProps) => (
  <div className={styles.own}>
    <p>
      {label}
      <b>
        <SetText isAnswer>{text}</SetText>
      </b>
    </p>
    {isSafe && (
      <span className={styles.disc}>
        <Icon name="check" />
      </span>
    )}
  </div>
);
