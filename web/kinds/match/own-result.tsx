import type { MatchShown, MatchSolution } from "#question/match";
import type { ReactNode } from "react";
import { PlacesResult } from "../../places/own-result";
import { SetText } from "../../texts/set-text";
import type { ResultProps } from "../phone-kind";
import styles from "./match.module.css";
import { why } from "./verdict";

type Props = ResultProps<MatchShown, MatchSolution> & { readonly usual: ReactNode };

/** The right pairs, and which card was put there instead. */
export function OwnResult(props: Props) {
  const places = Array.from(props.result.correct_option, (letter, i) => (
    <span key={letter} className={styles.told}>
      <SetText>{props.asked?.left[i] ?? String(i + 1)}</SetText>
    </span>
  ));
  return <PlacesResult {...props} why={why(props)} title="Doğru eşler" places={places} instead={instead} />;
}

const instead = (given: string, _: string, row: number) => `sen: ${given[row]}`;
