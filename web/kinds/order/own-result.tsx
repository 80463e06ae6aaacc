import type { OrderShown, OrderSolution } from "#question/order";
import type { ReactNode } from "react";
import { OptionBadge, optionColour } from "../../options/option-badge";
import { PlacesResult } from "../../places/own-result";
import { useDropUnsent } from "../../sending/use-drop-unsent";
import { ResultRow } from "../../sending/result-list";
import { SetText } from "../../texts/set-text";
import type { ResultProps } from "../phone-kind";
import { why } from "./verdict";

type Props = ResultProps<OrderShown, OrderSolution> & { readonly usual: ReactNode };

/** The right order, and where the own one had other cards. */
export function OwnResult({ usual, ...told }: Props) {
  const { asked, result, own, seed } = told;
  useDropUnsent();
  if (own?.is_correct) return usual;
  const given = own?.answer ?? null;
  return (
    <PlacesResult own={own} seed={seed} why={why(told)} title="Doğru sıra">
      {Array.from(result.correct_option, (letter, i) => {
        const isHere = given === null || given[i] === letter;
        return (
          <ResultRow
            key={letter}
            colour={isHere ? optionColour(letter) : undefined}
            badge={
              <>
                <b className="num">{i + 1}</b>
                <OptionBadge letter={letter} look={isHere ? "ink" : "faint"} />
              </>
            }
            note={
              given === null ? null : isHere ? (
                <span className="vh">doğru</span>
              ) : (
                `sen ${given.indexOf(letter) + 1}. yaptın`
              )
            }
            sign={given !== null && isHere ? "check" : undefined}
          >
            <SetText>{asked?.options[letter] ?? letter}</SetText>
          </ResultRow>
        );
      })}
    </PlacesResult>
  );
}
