import { useEffect, type ReactNode } from "react";
import { earned, netSaid } from "#kinds/shared/sending/result-earned";
import { noteWrong, wasWrong } from "#kinds/shared/written/phone/was-wrong";
import type { ResultProps } from "#kinds/phone-kind";
import { NumberLine } from "./number-line";
import * as styles from "./number-line.module.css";
import { clean, meaningOf, solutionInWords, withUnit } from "../numerals";

type Props = ResultProps<"number">;
type Facts = Omit<Props, "seed">;

const meantBy = ({ own, result }: Facts) => (own?.answer == null ? null : meaningOf(own.answer, result.solution));

/** The pupil's number on a line with the right answer. */
export function OwnResult({ usual, ...facts }: Props & { readonly usual: ReactNode }) {
  const { asked, result, own, seed } = facts;
  const isWrong = own?.answer != null && own.is_correct === false;
  const { question_id } = result;
  useEffect(() => {
    if (isWrong) noteWrong(question_id);
  }, [isWrong, question_id]);
  const meant = meantBy(facts);
  return (
    <>
      {usual}
      {meant !== null && (
        <NumberLine wanted={result.solution} own={meant} unit={asked?.unit} slider={asked?.slider} seed={seed} />
      )}
    </>
  );
}

/** Renders nothing if the answer is missing. */
export const howWrong = (facts: Facts): string => (meantBy(facts) === null ? "" : howFar(facts));

/** "1.037 m aşağıda kaldın." */
export function howFar(facts: Facts): string {
  const { value } = facts.result.solution;
  const off = clean((meantBy(facts) ?? value) - value);
  return `${withUnit(Math.abs(off), facts.asked?.unit)} ${off < 0 ? "aşağıda" : "yukarıda"} kaldın.`;
}

/**
 * The words after the points of a right answer. Empty once the teacher has accepted answers, because such an answer may be far
 * from the right value.
 */
export function howRight(facts: Facts): string {
  const { result, asked } = facts;
  if (result.revised) return "";
  return result.solution.tolerance === 0
    ? ", tam bildin"
    : `, ${withUnit(meantBy(facts) ?? "", asked?.unit)} doğru aralıkta`;
}

/** Words for an answer that the teacher accepted after the close. */
export const rightWords = ({ result, own, asked }: Facts): readonly [ReactNode, string] | null =>
  result.revised === true && own?.is_correct === true && wasWrong(result.question_id)
    ? [
        <span key="title" className={styles.accepted}>
          Kabul edildi!
        </span>,
        `Öğretmenin “${withUnit(own.answer ?? "", asked?.unit)}” cevabını da doğru saydı.`,
      ]
    : null;

export function said(facts: Facts): string {
  const { asked, result, own } = facts;
  const right = `Doğru cevap ${solutionInWords(asked, result)}.`;
  if (own?.answer == null) return right;
  if (own.is_correct !== true) return `${howFar(facts)} ${right}${netSaid(own)}`;
  const points = `${earned(own)} kazandın`;
  const words = rightWords(facts);
  return words ? `Kabul edildi! ${points}. ${words[1]}` : `${points}${howRight(facts)}.`;
}
