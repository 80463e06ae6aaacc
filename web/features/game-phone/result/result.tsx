import { useEffect, type ReactNode } from "react";
import { isPlaced } from "#game-client/is-placed";
import type { OwnResult } from "#protocol/live/played-question";
import { number, tenths } from "#shared/numbers";
import { missed } from "#words/pupil-sentences";
import { noAnswerWords, nothingLost, unscored } from "#kinds/shared/sending/answer-words";
import { OwnWords } from "#kinds/shared/sending/own-words.tsx";
import { dropUnsent } from "#kinds/shared/sending/unsent";
import { phoneKinds } from "#kinds/phone";
import type { LiveGame, RevealPhase } from "#game-client/game";
import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { Slot } from "../slot";
import { ResultButtons } from "./after-result";
import { Fact } from "./fact";
import { Frame, type Tone } from "#answering/frame.tsx";
import { GameHead } from "../question/game-head";
import * as styles from "./result.module.css";

type Props = {
  readonly game: LiveGame;
  readonly phase: RevealPhase;
  readonly onLeave: () => void;
  readonly onStandings: (() => void) | null;
};

/** Your own result of a closed question. */
export function Result({ game, phase, onLeave, onStandings }: Props) {
  const { asked, result, tookMs } = phase;
  const own = result.you;
  const isRight = own?.is_correct === true;
  // The draft stays until the result disappears, because the result may mention it.
  useEffect(() => dropUnsent, []);
  const { howRight, howWrong, rightWords, OwnResult } = phoneKinds.usePart(result);
  const seed = game.you?.marble ?? 0;
  const tooLate = game.tooLate[result.question_id];
  const told = { asked, result, own, tooLate, seed };
  const how = howRight?.(told) ?? (tookMs === null ? "" : `, ${tenths(tookMs / 1000)} saniyede bildin`);
  const { explanation } = result;
  const isWorth = asked?.points !== 0;
  const words = rightWords?.(told) ?? ["Doğru!", `${isWorth ? "puan kazandın" : unscored}${how}.`];
  const usual = isRight ? (
    <Right seed={seed} own={own} words={words} isWorth={isWorth} />
  ) : (
    <NotRight game={game} phase={phase} own={own} tooLate={tooLate} seed={seed} how={howWrong?.(told)} />
  );
  return (
    <Frame tone={toneOf(own)} className={styles.page}>
      <GameHead game={game} onLeave={onLeave} />
      <Slot at="Verdict">{OwnResult ? <OwnResult {...told} usual={usual} /> : usual}</Slot>
      <Slot at="Figures">{own && <Facts own={own} />}</Slot>
      <p className={styles.next}>
        {result.is_last ? "Oyun bitiyor, tahtaya bak." : isRight && "Sıradaki soru için tahtaya bak."}
      </p>
      {(onStandings || explanation) && (
        <ResultButtons text={explanation} onStandings={onStandings} isNet={game.you?.net !== undefined} />
      )}
    </Frame>
  );
}

/** Neutral if nothing can be right or wrong, as in a poll. */
function toneOf(own: OwnResult | undefined): Tone {
  if (own?.is_correct === null) return "field";
  return own?.is_correct ? "ok" : own?.share ? "part" : "neutral";
}

type RightProps = {
  readonly seed: number;
  readonly own: OwnResult;
  /** "Doğru!", "puan kazandın, 3,4 saniyede bildin." */
  readonly words: readonly [ReactNode, string];
  readonly isWorth: boolean;
  /** In place of the points: "1 net" */
  readonly plus?: ReactNode;
};

function Right({ seed, own, words, isWorth, plus = number(own.points_earned) }: RightProps) {
  return (
    <div className={styles.middle}>
      <Mark seed={seed} icon="check" />
      <PhaseHeading className={styles.title}>{words[0]}</PhaseHeading>
      {isWorth && <p className={cx(styles.plus, "num")}>+{plus}</p>}
      <p className={styles.why}>{words[1]}</p>
    </div>
  );
}

type NotRightProps = Pick<Props, "game" | "phase"> & {
  readonly own: OwnResult | undefined;
  readonly tooLate: string | undefined;
  readonly seed: number;
  /** "1.037 m aşağıda kaldın." The right answer is then shown elsewhere. */
  readonly how: string | undefined;
  /** In place of the usual title, and of the sentences below it. */
  readonly title?: string;
  readonly why?: ReactNode;
};

function NotRight({ game, phase, own, tooLate, seed, how, title, why }: NotRightProps) {
  const { result, asked } = phase;
  const kind = phoneKinds.usePart(result);
  const { RightAnswer } = kind;
  const chosen = own?.answer;
  const isEmpty = chosen == null;
  const sent = chosen ?? tooLate;
  const left = game.totalQuestions - game.questionNumber;
  return (
    <>
      <div className={cx(styles.middle, styles.soft)}>
        <Mark seed={seed} icon={title ? "minus" : isEmpty ? "clock" : "x"} />
        <PhaseHeading className={styles.softTitle}>{title ?? (isEmpty ? "Süre doldu" : missed)}</PhaseHeading>
        <p className={styles.why}>
          {how} {why ?? (isEmpty ? noAnswerWords(tooLate, result.question_id) : nothingLost)}{" "}
          {!result.is_last && left > 0 && `Sırada ${left} soru daha var.`}
        </p>
      </div>
      {!how && (
        <>
          <div className={styles.answer}>
            Doğru cevap
            <RightAnswer asked={asked} solution={result} />
          </div>
          {sent && (
            <p className={styles.yours}>
              {isEmpty ? "Gönderdiğin" : "Senin cevabın"}: <OwnWords kind={kind} asked={asked} answer={sent} />
            </p>
          )}
        </>
      )}
    </>
  );
}

function Mark({ seed, icon }: { readonly seed: number; readonly icon: "check" | "x" | "clock" | "minus" }) {
  return (
    <div className={styles.mark} aria-hidden="true">
      <Marble seed={seed} className={styles.marble} />
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
    </div>
  );
}

function Facts({ own }: { readonly own: OwnResult }) {
  const { score, rank, previous_rank: before, streak } = own;
  const hasClimbed = before !== null && rank < before;
  return (
    <dl className={styles.facts}>
      <Fact name="toplam puan">{number(score)}</Fact>
      {isPlaced(own) && (
        <Fact name="sıradasın">
          {number(rank)}. {hasClimbed && <Icon name="up" />}
        </Fact>
      )}
      {streak >= 2 && <Fact name="üst üste">{streak}</Fact>}
    </dl>
  );
}
