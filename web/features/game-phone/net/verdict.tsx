import { cloneElement, use, type ReactElement, type ReactNode } from "react";
import { ExtrasContext } from "../extras-context";
import { blankTitle, blankWords, costWords, gain, isBlank, totalWords } from "./net-words";
import * as styles from "./net.module.css";

/** The page that `result.tsx` shows of a right result or another; some kinds have it in a page of theirs, as `usual`. */
type Usual = ReactElement<Record<string, unknown>>;

/** A result in net: what the answer earned or cost, and what a blank one left. */
export function NetVerdict({ children }: { readonly children: ReactNode }): ReactNode {
  const { phase, tooLate } = use(ExtrasContext).game;
  const own = phase.name === "reveal" && phase.result.you;
  if (!own) return children;
  const shown = children as Usual;
  const usual = (shown.props.usual ?? shown) as Usual;
  const { question_id } = phase.result;
  if (isBlank(own, tooLate[question_id], question_id)) {
    return cloneElement(usual, { title: blankTitle, why: blankWords(own) });
  }
  const [title] = (usual.props.words as readonly ReactNode[] | undefined) ?? [];
  const inNet = own.is_correct
    ? { words: [title, totalWords(own)], plus: <Plus points={own.points_earned} /> }
    : own.answer !== null && { why: costWords(own) };
  const net = cloneElement(usual, inNet || {});
  return usual === shown ? net : cloneElement(shown, { usual: net });
}

const Plus = ({ points }: { readonly points: number }) => (
  <>
    {gain(points)}&nbsp;<small className={styles.unit}>net</small>
  </>
);
