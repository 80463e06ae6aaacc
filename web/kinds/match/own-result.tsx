import type { MatchShown, MatchSolution } from "#question/match";
import type { ReactNode } from "react";
import { OptionBadge, optionColour } from "../../options/option-badge";
import { PlacesResult } from "../../places/own-result";
import { useDropUnsent } from "../../sending/use-drop-unsent";
import { ResultRow } from "../../sending/result-list";
import { SetText } from "../../texts/set-text";
import type { ResultProps } from "../phone-kind";
import styles from "./match.module.css";
import { why } from "./verdict";

type Props = ResultProps<MatchShown, MatchSolution> & { readonly usual: ReactNode };

/** The right pairs, and which card was put there instead. */
export function OwnResult({ usual, ...told }: Props) {
  const { asked, result, own, seed } = told;
  useDropUnsent();
  if (own?.is_correct) return usual;
  const given = own?.answer ?? null;
  return (
    <PlacesResult own={own} seed={seed} why={why(told)} title="Doğru eşler">
      {Array.from(result.correct_option, (letter, i) => {
        const isHere = given === null || given[i] === letter;
        return (
          <ResultRow
            key={letter}
            colour={isHere ? optionColour(letter) : undefined}
            badge={
              <>
                <span className={styles.told}>
                  <SetText>{asked?.left[i] ?? String(i + 1)}</SetText>
                </span>
                <OptionBadge letter={letter} look={isHere ? "ink" : "faint"} />
              </>
            }
            note={given === null ? null : isHere ? <span className="vh">doğru</span> : `sen: ${given[i]}`}
            sign={given !== null && isHere ? "check" : undefined}
          >
            <SetText>{asked?.options[letter] ?? letter}</SetText>
          </ResultRow>
        );
      })}
    </PlacesResult>
  );
}
