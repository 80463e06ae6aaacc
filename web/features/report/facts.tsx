import type { GameStatistics } from "#protocol/http/replies/statistics";
import { costsOf } from "#protocol/settings/scoring";
import { number } from "#shared/numbers";
import { dateAndTime, decimal, duration, percent } from "#words/format";
import { gameCode } from "#front-door/game-code";
import { netText } from "#words/net";
import { wayWords } from "#words/played-as";
import { Tag } from "#ui/tag.tsx";
import * as styles from "./facts.module.css";
import { emptyOf, hasTimes, isJudged, isNet, missedAtTheEnd, oneOf, playersOf, type Player } from "./report";
import { useNotBegun } from "./reported-homework";

/** "12 Mart 2026 Perşembe, 10.40. Kod 482 913, süre 14 dakika, 4 takım." · "… Kartla, 7B Fen, süre 14 dakika." */
export function Facts({ game, teams = [] }: Pick<GameStatistics, "game" | "teams">) {
  const { game_code, started_at, duration_ms, mode, answers, class_name, wrong_costs } = game;
  return (
    <p className={styles.facts}>
      {mode === "homework" && (
        <>
          <Tag icon="calendar">Ödev</Tag>{" "}
        </>
      )}
      {started_at !== null && `${dateAndTime(started_at)}. `}
      {answers ? wayWords[answers] : <span className="num nowrap">Kod {gameCode(game_code)}</span>}
      {class_name !== undefined && `, ${class_name}`}
      {duration_ms !== null && mode === undefined && `, süre ${duration(duration_ms)}`}
      {teams.length > 0 && `, ${teams.length} takım`}
      {wrong_costs !== undefined && (
        <>
          , <b className="nowrap">{costsOf(wrong_costs)}</b>
        </>
      )}
      .
    </p>
  );
}

/** Three figures above one line, four where net was counted. */
export const Figures = ({ report }: { readonly report: GameStatistics }) =>
  isNet(report.game) ? <NetFigures report={report} /> : <UsualFigures report={report} />;

function NetFigures({ report }: { readonly report: GameStatistics }) {
  const { average_net, accuracy, completion, answers } = report.game;
  const one = oneOf(report.game);
  const notBegun = useNotBegun();
  return (
    <ul className={`flow figures ${styles.figures}`}>
      <li>
        <b className="num">{average_net == null ? "–" : netText(average_net)}</b> net,{" "}
        {answers === "board" ? "takımların ortalaması" : "sınıf ortalaması"}
      </li>
      <li>
        <b className="num">{percent(accuracy)}</b> doğru oranı
      </li>
      <li>
        <b className="num">{percent(completion === null ? null : 1 - completion)}</b> boş bırakılan
      </li>
      <li>
        <b className="num">{number(playersOf(report))}</b>{" "}
        {[one.toLocaleLowerCase("tr"), ...notBegunSaid(notBegun)].join(", ")}
      </li>
    </ul>
  );
}

function UsualFigures({ report }: { readonly report: GameStatistics }) {
  const { game, questions, players } = report;
  const { accuracy, credit, average_response_ms } = game;
  const isHomework = game.mode === "homework";
  const notBegun = useNotBegun();
  const judged = questions.filter(isJudged).length;
  return (
    <ul className={`flow figures ${styles.figures}`}>
      <li>
        <b className="num">{percent(accuracy)}</b> doğru oranı
        {judged < questions.length && `, ${judged} soruda`}
      </li>
      {credit !== null && credit !== accuracy && (
        <li>
          <b className="num">{percent(credit)}</b> kısmen doğrular sayılınca
        </li>
      )}
      <li>
        <b className="num">{number(playersOf(report))}</b> {isHomework ? doneBy(players, notBegun) : whoPlayed(report)}
      </li>
      {hasTimes(game) && (
        <li>
          <b className="num">
            {average_response_ms === null ? "–" : decimal(average_response_ms / 1000)}{" "}
            {average_response_ms !== null && <small>sn</small>}
          </b>{" "}
          ortalama cevap süresi
        </li>
      )}
    </ul>
  );
}

const whoPlayed = (report: GameStatistics): string =>
  report.game.answers === "board" ? "takım" : `oyuncu${presence(report.game.status, missedAtTheEnd(report))}`;

function presence(status: GameStatistics["game"]["status"], missed: number): string {
  if (status !== "completed") return "";
  return missed === 0 ? ", hepsi sonuna kadar kaldı" : `, son soruda ${number(missed)} kişi cevap vermedi`;
}

/** "öğrenci, 2 kişinin boş sorusu var, 5 kişi başlamadı" */
function doneBy(players: readonly Player[], notBegun: number): string {
  const unfinished = players.filter((player) => emptyOf(player) > 0).length;
  const open = unfinished > 0 ? [`${unfinished} kişinin boş sorusu var`] : [];
  const rest = [...open, ...notBegunSaid(notBegun)];
  return ["öğrenci", ...(rest.length > 0 ? rest : ["hepsi bütün soruları cevapladı"])].join(", ");
}

const notBegunSaid = (count: number): string[] => (count > 0 ? [`${number(count)} kişi başlamadı`] : []);
