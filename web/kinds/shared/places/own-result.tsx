import type { ReactNode } from "react";
import type { OwnResult } from "#protocol/live/played-question";
import { OptionBadge, optionColour } from "../options/option-badge";
import { ResultHead } from "../sending/result-head";
import { ResultList, ResultLists, ResultRow } from "../sending/result-list";
import { SetText, useSide } from "#question-text/set-text.tsx";

type Compared = {
  readonly asked: { readonly options: Readonly<Record<string, string>> } | null;
  readonly result: { readonly correct_option: string };
  readonly own: OwnResult | undefined;
  readonly seed: number;
  /** "Doğru sıra" */
  readonly title: string;
  /** At the beginning of each row: "1" */
  readonly places: readonly ReactNode[];
  /** The note on a row where the pupil had put another card: "sen 3. yaptın" */
  readonly instead: (given: string, letter: string, row: number) => string;
};
type Props = Compared & {
  /** The words a choice would show for a right answer. */
  readonly usual: ReactNode;
  readonly why: string;
};

/** The result of an answer that was not wholly right: its right share, the right places, and where the pupil's cards stood. */
export function PlacesResult({ usual, why, ...compared }: Props) {
  const { own, seed } = compared;
  if (own?.is_correct) return usual;
  return (
    <>
      <ResultHead seed={seed} own={own}>
        {why}
      </ResultHead>
      <PlacesComparison {...compared} />
    </>
  );
}

/** The right places, and where the pupil's cards stood. */
export function PlacesComparison({ asked, result, own, title, places, instead }: Compared) {
  const given = own?.answer ?? null;
  const note = (letter: string, row: number, isHere: boolean) => {
    if (given === null) return null;
    return isHere ? <span className="vh">doğru</span> : instead(given, letter, row);
  };
  return (
    <ResultLists>
      <ResultList title={title} side={useSide()}>
        {Array.from(result.correct_option, (letter, i) => {
          const isHere = given === null || given[i] === letter;
          return (
            <ResultRow
              key={letter}
              colour={isHere ? optionColour(letter) : undefined}
              badge={
                <>
                  {places[i]}
                  <OptionBadge letter={letter} look={isHere ? "ink" : "faint"} />
                </>
              }
              note={note(letter, i, isHere)}
              sign={given !== null && isHere ? "check" : undefined}
            >
              <SetText>{asked?.options[letter] ?? letter}</SetText>
            </ResultRow>
          );
        })}
      </ResultList>
    </ResultLists>
  );
}
