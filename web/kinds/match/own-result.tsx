import type { CSSProperties, ReactNode } from "react";
import { PlacesComparison, PlacesResult } from "../shared/places/own-result";
import { SetText } from "#question-text/set-text.tsx";
import type { ResultProps } from "../phone-kind";
import { longestWord } from "./longest-word";
import * as styles from "./match.module.css";
import { why } from "./verdict";

type Props = ResultProps<"match">;

/** The right pairs, and the cards that the pupil put there instead. */
export const OwnResult = (props: Props & { readonly usual: ReactNode }) => (
  <PlacesResult {...props} {...pairs(props)} why={why(props)} />
);

export const Comparison = (props: Props) => <PlacesComparison {...props} {...pairs(props)} />;

const pairs = ({ asked, result }: Props) => ({
  title: "Doğru eşler",
  instead: (given: string, _: string, row: number) => `sen: ${given[row]}`,
  places: Array.from(result.correct_option, (letter, i) => (
    <span key={letter} className={styles.told} style={{ "--word": longestWord(asked?.left ?? []) } as CSSProperties}>
      <SetText>{asked?.left[i] ?? String(i + 1)}</SetText>
    </span>
  )),
});
