import { useEffect, type ReactNode } from "react";
import type { TypedSolution } from "#question/typed";
import { SetText } from "#question-text/set-text.tsx";
import { earned, netSaid } from "../shared/sending/result-earned";
import { noteWrong, wasWrong } from "../shared/written/phone/was-wrong";
import type { PhoneKind, ResultProps } from "../phone-kind";
import * as styles from "./phone.module.css";
import { rightSpelling } from "./slip";

type Props = ResultProps<"typed">;

/** The pupil's result, with the correct spelling if a slip was forgiven. */
export function OwnResult({ result, own, usual }: Props & { readonly usual: ReactNode }) {
  const isWrong = own?.answer != null && own.is_correct === false;
  const { question_id } = result;
  useEffect(() => {
    if (isWrong) noteWrong(question_id);
  }, [isWrong, question_id]);
  const spelled = spelling(result, own);
  return (
    <>
      {usual}
      {spelled !== null && (
        <p className={styles.spelled}>
          Sen “
          <SetText inline isAnswer>
            {own?.answer ?? ""}
          </SetText>
          ” yazdın. Doğru yazılışı:{" "}
          <b>
            <SetText inline>{spelled}</SetText>
          </b>
        </p>
      )}
    </>
  );
}

function spelling({ solution }: TypedSolution, own: Props["own"]): string | null {
  if (own?.answer == null || own.is_correct !== true) return null;
  return rightSpelling(own.answer, solution.accepted);
}

const isAcceptedAfterwards = ({ result, own }: Pick<Props, "result" | "own">): boolean =>
  result.revised === true && own?.is_correct === true && wasWrong(result.question_id);

/** Words for an answer that the teacher accepted after the close. */
export const rightWords: PhoneKind<"typed">["rightWords"] = (props) =>
  isAcceptedAfterwards(props)
    ? [
        <span key="title" className={styles.accepted}>
          Kabul edildi!
        </span>,
        byTeacher(props.own),
      ]
    : null;

const byTeacher = (own: Props["own"]): string => `Öğretmenin “${own?.answer ?? ""}” cevabını da doğru saydı.`;

export function saidResult(props: Omit<Props, "seed">): string {
  const { result, own } = props;
  const right = `Doğru cevap ${result.solution.accepted[0] ?? ""}.`;
  if (own?.answer == null) return right;
  if (own.is_correct !== true) return `${right} Senin cevabın ${own.answer}.${netSaid(own)}`;
  const points = `${earned(own)} kazandın.`;
  if (isAcceptedAfterwards(props)) return `Kabul edildi! ${points} ${byTeacher(own)}`;
  const spelled = spelling(result, own);
  return `${points}${spelled === null ? "" : ` Doğru yazılışı: ${spelled}.`}`;
}
