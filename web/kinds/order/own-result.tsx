import type { OrderShown, OrderSolution } from "#question/order";
import type { ReactNode } from "react";
import { PlacesResult } from "../../places/own-result";
import type { ResultProps } from "../phone-kind";
import { why } from "./verdict";

type Props = ResultProps<OrderShown, OrderSolution> & { readonly usual: ReactNode };

/** The right order, and where the own one had other cards. */
export function OwnResult(props: Props) {
  const places = Array.from(props.result.correct_option, (letter, i) => (
    <b key={letter} className="num">
      {i + 1}
    </b>
  ));
  return <PlacesResult {...props} why={why(props)} title="Doğru sıra" places={places} instead={instead} />;
}

const instead = (given: string, letter: string) => `sen ${given.indexOf(letter) + 1}. yaptın`;
