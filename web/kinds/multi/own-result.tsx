import type { ReactNode } from "react";
import { OptionBadge, optionColour } from "../shared/options/option-badge";
import { OptionPicture } from "../shared/options/phone/option-picture";
import { ResultHead } from "../shared/sending/result-head";
import { ResultList, ResultLists, ResultRow } from "../shared/sending/result-list";
import { SetText, useSide } from "#question-text/set-text.tsx";
import type { ResultProps } from "../phone-kind";
import * as styles from "./own-result.module.css";
import { chosenOf, why } from "./verdict";

type Props = ResultProps<"multi"> & { readonly usual: ReactNode };

/** The right options, and which of them the pupil found. */
export function OwnResult({ usual, ...facts }: Props) {
  const { own, seed } = facts;
  if (own?.is_correct) return usual;
  return (
    <>
      <ResultHead seed={seed} own={own}>
        {why(facts)}
      </ResultHead>
      <Comparison {...facts} />
    </>
  );
}

export function Comparison(facts: Omit<Props, "usual">) {
  const { asked, result, own } = facts;
  const { wrong } = chosenOf(facts);
  const side = useSide();
  const row = (letter: string, look: "ink" | "faint") => ({
    badge: (
      <>
        <OptionBadge letter={letter} look={look} />
        {asked?.option_images?.[letter] && (
          <span className={styles.picture}>
            <OptionPicture picture={asked.option_images[letter]} />
          </span>
        )}
      </>
    ),
    children: <SetText>{asked?.options[letter] ?? letter}</SetText>,
  });
  return (
    <ResultLists>
      <ResultList title="Doğru olanlar" side={side}>
        {Array.from(result.correct_option, (letter) => {
          const isFound = own?.answer?.includes(letter) === true;
          return (
            <ResultRow
              key={letter}
              colour={optionColour(letter)}
              {...row(letter, "ink")}
              note={isFound ? "seçtin" : "kaçırdın"}
              sign={isFound ? "check" : undefined}
            />
          );
        })}
      </ResultList>
      {wrong.length > 0 && (
        <ResultList title={wrong.length === 1 ? "Doğru olmayan seçimin" : "Doğru olmayan seçimlerin"} side={side}>
          {wrong.map((letter) => (
            <ResultRow key={letter} {...row(letter, "faint")} note="seçtin" sign="x" />
          ))}
        </ResultList>
      )}
    </ResultLists>
  );
}
