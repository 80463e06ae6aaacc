import type { ReactNode } from "react";
import { PlacesComparison, PlacesResult } from "../shared/places/own-result";
import type { ResultProps } from "../phone-kind";
import { why } from "./verdict";

type Props = ResultProps<"order">;

/** The right order, and where the pupil had other cards. */
export const OwnResult = (props: Props & { readonly usual: ReactNode }) => (
  <PlacesResult {...props} {...order(props)} why={why(props)} />
);

export const Comparison = (props: Props) => <PlacesComparison {...props} {...order(props)} />;

const order = ({ result }: Props) => ({
  title: "Doğru sıra",
  instead: (given: string, letter: string) => `sen ${given.indexOf(letter) + 1}. yaptın`,
  places: Array.from(result.correct_option, (letter, i) => (
    <b key={letter} className="num">
      {i + 1}
    </b>
  )),
});
