import { useRef, useState, type CSSProperties } from "react";
import { keysOf } from "../shared/options/option-text";
import { Card } from "../shared/places/card";
import * as cards from "../shared/places/cards.module.css";
import { areSteps, nowOf, stepped, undone, type Steps } from "../shared/places/steps";
import { UndoButton } from "../shared/places/undo-button";
import { useCardKeys } from "../shared/places/use-card-keys";
import { useDragged } from "../shared/places/use-dragged";
import { useMoved } from "../shared/places/use-moved";
import { describedBy } from "../shared/sending/hint";
import { SendBar } from "../shared/sending/send-bar";
import { useHeadingFocus } from "../shared/sending/use-heading-focus";
import { useUnsent } from "../shared/sending/use-unsent";
import { said, SetText, useSide } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import type { AnsweringProps } from "../phone-kind";
import { longestWord } from "./longest-word";
import * as styles from "./match.module.css";
import { areRows, firstOpen, isJoined, isWhole, joined, joinedTo, letterAt, openIn, parted, unjoined } from "./pairs";

/** The left side stays. A card that is touched moves to the active row and joins it. */
export function Answering(props: AnsweringProps<"match">) {
  const { asked, answer, isOpen, isHidden } = props;
  const { options, left } = asked;
  const letters = keysOf(options);
  const empty = unjoined(letters);
  const unsent = useUnsent<Steps>(props, {
    empty: [],
    isDraft: (stored) => areSteps(stored, (rows) => areRows(rows, letters)),
    answerOf: (steps) => (isWhole(nowOf(steps, empty)) ? nowOf(steps, empty) : null),
  });
  useHeadingFocus(unsent.isShown);
  const steps = unsent.draft;
  const rows = answer.state === "none" ? nowOf(steps, empty) : answer.value;
  const open = openIn(rows);
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState("");
  // The last card, which joined by itself. A pupil who touches card after card means to join this one too, not to part it.
  const [itself, setItself] = useState("");
  const [chosen, choose] = useState<number | null>(null);
  const active = isOpen ? (chosen ?? firstOpen(rows)) : -1;
  useMoved(list, rows);

  const touch = (letter: string) => {
    const own = joinedTo(rows, letter);
    setItself("");
    if (isOpen && (own < 0 || letter !== itself)) put(letter, own >= 0 ? own : active, own >= 0);
  };
  const put = (letter: string, row: number, isBack: boolean) => {
    const next = isBack ? parted(rows, letter) : joined(rows, letter, row);
    unsent.change(stepped(steps, next));
    choose(isBack ? row : null);
    const toGo = openIn(next);
    if (open === toGo + 2)
      setItself(
        letterAt(
          next,
          left.findIndex((_, i) => i !== row && !isJoined(rows, i)),
        ),
      );
    const done = isBack ? "ayrıldı" : "eşlendi";
    setNews(
      toGo === 0
        ? "Bütün eşler tamam, gönderebilirsin."
        : `${said(left[row]!)} ile ${said(options[letter]!)} ${done}, ${toGo} eş kaldı.`,
    );
  };
  useDragged(list, isOpen, (letter, row) => joinedTo(rows, letter) !== row && put(letter, row, false));
  const undo = () => {
    if (!isOpen || steps.length === 0) return;
    const before = undone(steps);
    unsent.change(before);
    choose(null);
    setNews(`Geri alındı, ${openIn(nowOf(before, empty))} eş kaldı.`);
  };
  useCardKeys(isOpen, letters, { onLetter: touch, onUndo: undo, onNumber: (number) => choose(number - 1) });

  return (
    <div className={cx(isHidden && cards.hidden)}>
      <ol
        ref={list}
        className={cards.list}
        style={{ "--word": longestWord([...left, ...Object.values(options)]) } as CSSProperties}
        dir={useSide()}
        aria-label="Eşler"
        aria-describedby={describedBy}
      >
        {left.map((text, i) => {
          const isDone = isJoined(rows, i);
          const letter = letterAt(rows, i);
          return (
            <li key={i} className={cx(styles.row, isDone && styles.joined)}>
              <button
                type="button"
                className={cx(styles.left, i === active && styles.active)}
                aria-pressed={i === active}
                aria-disabled={!isOpen || undefined}
                onClick={isOpen ? () => choose(i) : undefined}
              >
                <b className="num">{i + 1}</b>
                <span>
                  <SetText>{text}</SetText>
                </span>
              </button>
              <Card
                key={letter}
                className={styles.right}
                letter={letter}
                text={options[letter]!}
                says={
                  isDone
                    ? [`${said(text)}: ${letter}, `, isOpen ? ". Ayırmak için bas" : ""]
                    : [`${letter}, `, active < 0 ? "" : `. ${said(left[active]!)} ile eşle`]
                }
                isPlaced={isDone}
                isOpen={isOpen}
                onPress={() => touch(letter)}
              />
            </li>
          );
        })}
      </ol>
      <SendBar
        unsent={unsent}
        missing={`${open} eş kaldı`}
        beside={steps.length > 0 ? <UndoButton onUndo={undo} /> : undefined}
      >
        Eşleri gönder
      </SendBar>
      <p className="vh" role="status">
        {isOpen && news}
      </p>
    </div>
  );
}
