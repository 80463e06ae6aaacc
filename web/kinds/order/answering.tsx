import { useRef, useState, type KeyboardEvent } from "react";
import { keysOf } from "../shared/options/option-text";
import { Card } from "../shared/places/card";
import cards from "../shared/places/cards.module.css";
import { areSome, areSteps, nowOf, stepped, undone, type Steps } from "../shared/places/steps";
import { UndoButton } from "../shared/places/undo-button";
import { useCardKeys } from "../shared/places/use-card-keys";
import { useDragged } from "../shared/places/use-dragged";
import { useMoved } from "../shared/places/use-moved";
import { describedBy } from "../shared/sending/hint";
import { SendBar } from "../shared/sending/send-bar";
import { useHeadingFocus } from "../shared/sending/use-heading-focus";
import { useUnsent } from "../shared/sending/use-unsent";
import { said, useSide } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import type { AnsweringProps } from "../phone-kind";
import { dropped, freeOf, shifted, touched } from "./cards";
import * as styles from "./order.module.css";

/** The cards, placed ones first; a touch puts a card in the next place, or takes it back. */
export function Answering(props: AnsweringProps<"order">) {
  const { asked, answer, isOpen, isHidden } = props;
  const { options } = asked;
  const letters = keysOf(options);
  const unsent = useUnsent<Steps>(props, {
    empty: [],
    isDraft: (stored) => areSteps(stored, (step) => areSome(step, letters)),
    answerOf: (steps) => (nowOf(steps, "").length === letters.length ? nowOf(steps, "") : null),
  });
  useHeadingFocus(unsent.isShown);
  const steps = unsent.draft;
  const placed = answer.state === "none" ? nowOf(steps, "") : answer.value;
  const free = freeOf(placed, letters);
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState("");
  // The card that placed itself. A pupil who touches card after card means to place this one too, not to take it back.
  const [itself, setItself] = useState("");
  useMoved(list, placed);

  const touch = (letter: string) => {
    if (!isOpen) return;
    setItself("");
    if (letter === itself && placed.includes(letter)) return;
    const next = touched(placed, letter, letters);
    if (next.length === placed.length + 2) setItself(next.slice(-1));
    unsent.change(stepped(steps, next));
    const left = letters.length - next.length;
    if (left === 0) setNews("Bütün kartlar yerleşti, gönderebilirsin.");
    else if (next.includes(letter))
      setNews(`${said(options[letter]!)} ${next.length}. sıraya kondu, ${left} kart kaldı.`);
    else setNews(`${said(options[letter]!)} geri alındı, ${left} kart kaldı.`);
  };
  const undo = () => {
    if (!isOpen || steps.length === 0) return;
    unsent.change(undone(steps));
    setNews(`Geri alındı, ${letters.length - nowOf(undone(steps), "").length} kart kaldı.`);
  };
  useDragged(list, isOpen, (letter, row) => {
    const next = dropped(placed, letter, row, letters);
    if (next === placed) return;
    unsent.change(stepped(steps, next));
    setNews(`${said(options[letter]!)} ${next.indexOf(letter) + 1}. sıraya kondu.`);
  });
  const move = (event: KeyboardEvent, letter: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !isOpen || !placed.includes(letter)) return;
    event.preventDefault();
    const next = shifted(placed, letter, by);
    if (next === placed) return;
    unsent.change(stepped(steps, next));
    setNews(`${said(options[letter]!)} ${next.indexOf(letter) + 1}. sıraya geldi.`);
  };
  useCardKeys(isOpen, letters, { onLetter: touch, onUndo: undo });

  return (
    <div className={cx(isHidden && cards.hidden)}>
      <ol ref={list} className={cards.list} dir={useSide()} aria-label="Kartlar" aria-describedby={describedBy}>
        {[...Array.from(placed), ...free].map((letter, i) => {
          const isPlaced = i < placed.length;
          const isNext = i === placed.length && isOpen;
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the button in it
            <li key={letter} className={styles.row} onKeyDown={(event) => move(event, letter)}>
              <span
                className={cx(styles.place, "num", isPlaced ? styles.done : isNext && styles.next)}
                aria-hidden="true"
              >
                {(isPlaced || isNext) && i + 1}
              </span>
              <Card
                letter={letter}
                text={options[letter]!}
                says={
                  isPlaced
                    ? [`${i + 1}. sırada: ${letter}, `, isOpen ? ". Geri almak için bas" : ""]
                    : [`${letter}, `, isOpen ? `. ${placed.length + 1}. sıraya koymak için bas` : ""]
                }
                isPlaced={isPlaced}
                isOpen={isOpen}
                onPress={() => touch(letter)}
              />
            </li>
          );
        })}
      </ol>
      <SendBar
        unsent={unsent}
        missing={placed === "" ? "Önce ilk olana dokun" : `${free.length} kart kaldı`}
        beside={steps.length > 0 ? <UndoButton onUndo={undo} /> : undefined}
      >
        Sırayı gönder
      </SendBar>
      <p className="vh" role="status">
        {isOpen && news}
      </p>
    </div>
  );
}
