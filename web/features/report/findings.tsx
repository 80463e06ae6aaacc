import { answersOf } from "#kinds/answers";
import { signsOf } from "#kinds/signs";
import type { ReportPage } from "#protocol/http/replies/statistics";
import { number } from "#shared/numbers";
import { percent } from "#words/format";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { Section } from "#screens/page/section.tsx";
import { Button } from "#ui/button.tsx";
import { Name } from "./net/names";
import * as styles from "./findings.module.css";
import {
  awayOf,
  emptyOf,
  misconceptions,
  needSupport,
  type One,
  type Player,
  type ReportQuestion,
  type Who,
} from "./report";
import { ListedText } from "#question-text/listed-text.tsx";
import { AboutAnswers, isWritten } from "#kinds/shared/about-answers.tsx";
import { SetLanguage } from "#question-text/set-text.tsx";

const SHOWN = 4;

const noneShared: Readonly<Record<Who, string>> = {
  kişi: "Aynı yanlışta birleşen üç kişilik bir grup yok.",
  takım: "Aynı yanlışta birleşen üç takım yok.",
};
const noneNeeds: Readonly<Record<One, string>> = {
  Oyuncu: "Herkes, oyundayken sorulanların en az yarısını bildi.",
  Öğrenci: "Herkes, sorulanların en az yarısını bildi.",
  Takım: "Her takım, oyundayken sorulanların en az yarısını bildi.",
};

type MisconceptionsProps = {
  readonly questions: readonly ReportQuestion[];
  readonly who: Who;
  /** True to show all findings, also for paper. */
  readonly isWhole: boolean;
  readonly onWhole: () => void;
  readonly onOpen: (question: ReportQuestion) => void;
};

/** Wrong ideas that at least three pupils share, and three in ten of those who answered. */
export function Misconceptions({ questions, who, isWhole, onWhole, onOpen }: MisconceptionsProps) {
  const all = misconceptions(questions);
  const found = isWhole ? all : all.slice(0, SHOWN);
  return (
    <Section title="Yaygın yanılgılar">
      {found.length === 0 ? (
        <p className={styles.none}>{noneShared[who]}</p>
      ) : (
        <ul className={styles.list}>
          {found.map(({ question, option, count }) => (
            <li key={question.question_id} className={`row ${styles.idea}`}>
              <SharedSign question={question} answer={option} />
              <p>
                <b className="lines">
                  {question.question_number}.{" "}
                  <SetLanguage value={question.lang}>
                    <ListedText>{question.question_text}</ListedText>
                  </SetLanguage>
                </b>
                <span className="quiet">
                  {number(count)} {who}
                  {isWritten(question) ? ": " : " "}
                  <AboutAnswers question={question}>
                    {answersOf(question).inWords(question, option, " dedi: ")}
                  </AboutAnswers>
                </span>
              </p>
              <button type="button" className={styles.open} onClick={() => onOpen(question)}>
                Soruyu aç<span className="vh">: {question.question_number}. soru</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.length < all.length && (
        <p className={styles.all}>
          <Button variant="quiet" onClick={onWhole}>
            Hepsini göster ({all.length})
          </Button>
        </p>
      )}
    </Section>
  );
}

function SharedSign({ question, answer }: { readonly question: ReportQuestion; readonly answer: string }) {
  const { Sign } = signsOf(question);
  return <Sign answer={answer} size={30} />;
}

/** Pupils who knew less than half, or left three in ten empty. Only the teacher sees this. */
export function Support({
  questions,
  players,
  one,
  page,
}: {
  readonly questions: readonly ReportQuestion[];
  readonly one: One;
  readonly players: readonly Player[];
  readonly page?: ReportPage | undefined;
}) {
  const found = page ? [] : needSupport(players);
  return (
    <Section title="Destek gerekebilir">
      {page && page.support > 0 ? (
        <p className={styles.none}>
          <b className="num">{number(page.support)}</b> oyuncu, sorulanların yarısından azını bildi ya da onda üçünü boş
          bıraktı. Kimler olduğu aşağıdaki listede.
        </p>
      ) : found.length === 0 ? (
        <p className={styles.none}>{noneNeeds[one]}</p>
      ) : (
        <ul className={styles.pupils}>
          {found.map((player) => (
            <li key={player.player_id} className="row">
              <PlayerMarble seed={player.marble} size={32} />
              <p>
                <b>
                  <Name of={player.nickname} />
                </b>
                <span className="quiet">{supportLine(player, questions)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function supportLine(player: Player, questions: readonly ReportQuestion[]): string {
  const [empty, away] = [emptyOf(player), awayOf(player, questions)];
  return [
    `${percent(player.accuracy)} doğru`,
    ...(empty > 0 ? [`${empty} boş`] : []),
    ...(away > 0 ? [`${away} soruda oyunda değildi`] : []),
  ].join(", ");
}
