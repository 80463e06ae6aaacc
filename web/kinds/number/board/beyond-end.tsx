import { Icon } from "#ui/drawn/icon.tsx";
import type { HostWord } from "#kinds/board";
import styles from "./beyond-end.module.css";
import { GuessCard, guessesNamed } from "./guess-card";
import { sumOf, type Guess } from "../guessed";
import { number } from "#shared/numbers";

const words = { smaller: "daha küçük", larger: "daha büyük" } as const;

type Props = {
  readonly side: keyof typeof words;
  readonly guesses: readonly Guess[];
  readonly unit: string | undefined;
  readonly word: HostWord;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

/** An arrow at an end of the line, with the number of guesses beyond it. */
export function BeyondEnd({ side, guesses, unit, word, isOpen, onOpen }: Props) {
  if (guesses.length === 0) return null;
  const said = `${number(sumOf(guesses))} kişi ${words[side]}`;
  return (
    <div data-answer className={styles[side]}>
      <button
        type="button"
        data-says={isOpen ? undefined : "accept"}
        aria-expanded={isOpen}
        aria-label={`${said}: ${guessesNamed(guesses, unit)}`}
        onClick={onOpen}
      >
        <Icon name="arrow" />
        <span className="num">{said}</span>
      </button>
      {isOpen && <GuessCard {...{ guesses, unit, word }} at={side === "smaller" ? -1 : 1} />}
    </div>
  );
}
