import { useState } from "react";
import type { Homework, HomeworkAnswersReply, HomeworkPupil } from "#protocol/http/replies/homework";
import { homework } from "#api/homework-api";
import { inNet } from "#words/net";
import { shownName } from "#words/shown-name";
import { AnswerList } from "#kinds/shared/answer-list.tsx";
import { Block } from "#screens/page/block.tsx";
import { Chips } from "#ui/fields/chips.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { RowBars } from "#ui/drawn/skeleton.tsx";
import * as styles from "./answers-panel.module.css";
import { rightLine } from "./states";

type Props = {
  readonly of: Homework;
  readonly pupil: HomeworkPupil;
  readonly playerId: string;
  readonly onClose: () => void;
};

/** Answers of one pupil, the best attempt first; the others behind their numbers. */
export function AnswersPanel({ of, pupil, playerId, onClose }: Props) {
  const ask = (attempt?: number) => homework.answers(of.id, playerId, attempt);
  const [reply, setReply] = useState(() => ask());
  return (
    <Dialog shape="side" title={shownName(pupil.name)} onClose={onClose}>
      <Block
        value={reply}
        failure="Cevaplar yüklenemedi."
        skeleton={<RowBars count={3} />}
        onRetry={() => setReply(ask())}
      >
        {(found) => <Answers of={found} onAttempt={(attempt) => setReply(ask(attempt))} />}
      </Block>
    </Dialog>
  );
}

type AnswersProps = { readonly of: HomeworkAnswersReply; readonly onAttempt: (attempt: number) => void };

function Answers({ of: { attempt, attempts, answers }, onAttempt }: AnswersProps) {
  const shown = attempts.find((one) => one.attempt === attempt);
  return (
    <>
      {attempts.length > 1 && (
        <Chips
          label="Deneme"
          choices={attempts.map((one) => ({ value: one.attempt, label: `${one.attempt}.` }))}
          value={attempt}
          onChange={onAttempt}
        />
      )}
      {shown && (
        <p className={styles.sum}>
          {shown.net !== undefined && (
            <>
              <b>{inNet(shown.net)}</b>,{" "}
            </>
          )}
          <b>{rightLine(shown)}</b> doğru, {shown.answered} soru cevaplandı.
        </p>
      )}
      <AnswerList answers={answers} isOwn={false} />
    </>
  );
}
