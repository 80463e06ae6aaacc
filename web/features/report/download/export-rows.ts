import { outcomeOrTopic } from "#words/shared-sentences";
import type { HomeworkPupil } from "#protocol/http/replies/homework";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { costsOf } from "#protocol/settings/scoring";
import { cutTo } from "#question/text";
import { saidOf } from "#kinds/aloud";
import { reportKindOf } from "#kinds/report";
import { fileName } from "#browser/files/save-file";
import { dateAndTime, isoDay } from "#words/format";
import { labelled } from "#words/sentences";
import {
  correctOf,
  emptyOf,
  hasTimes,
  isChanged,
  isNet,
  knownBy,
  oneOf,
  scoreWord,
  verdictOf,
  verdictWords,
  wrongOf,
} from "../report";
import type { Answer, Player, ReportQuestion } from "../report";
import { pupilColumns } from "./pupil-columns";

/** The report as tables: the report's own numbers, rounded as it shows them. */

export type Cell = string | number;
export type Rows = readonly (readonly Cell[])[];
type Sheet = {
  readonly name: string;
  readonly rows: Rows;
  readonly widths: readonly number[];
  readonly frozenRows: number;
};

/**
 * Name with title, class and date, so that two games of one set stay apart among downloads: `Hücre ve bölünmeler, 9-A,
 * 2026-03-12.csv`.
 */
export const exportName = ({ game }: GameStatistics, extension: string): string =>
  fileName(
    `${labelled({ ...game, title: cutTo(game.title, 60) })}, ${isoDay(game.started_at ?? game.ended_at ?? Date.now())}`,
    extension,
  );

/**
 * `rows`: those of all players, if the report has only a page of them. Such a file has no line for each answer: a sheet holds a
 * million, and answers stand beside each player. `pupils`: those of a homework, including those who have not begun.
 */
export const workbook = (
  report: GameStatistics,
  { rows, pupils }: { readonly rows?: Rows | undefined; readonly pupils?: readonly HomeworkPupil[] } = {},
): readonly Sheet[] => [
  { name: "Özet", rows: summaryRows(report), widths: [28, 40], frozenRows: 0 },
  ...(report.teams
    ? [{ name: "Takımlar", rows: teamRows(report.teams), widths: [6, 24, 8, 8, 12], frozenRows: 1 }]
    : []),
  { name: "Sorular", rows: questionRows(report), widths: [6, 60, 24, 24, 24, 24], frozenRows: 1 },
  ...(report.outcomes.length > 0
    ? [
        {
          name: "Kazanımlar",
          rows: outcomeRows(rows ? { ...report, players: [] } : report),
          widths: [40, 8, 12],
          frozenRows: 1,
        },
      ]
    : []),
  {
    name: oneOf(report.game) === "Öğrenci" ? "Öğrenciler" : "Oyuncular",
    rows: rows ?? playerRows(report, pupils),
    widths: [6, 24],
    frozenRows: 1,
  },
  ...(rows ? [] : [{ name: "Cevaplar", rows: answerRows(report), widths: [24, 8, 8, 10, 8, 10], frozenRows: 1 }]),
];

/** Percent as a whole number, seconds with one decimal; empty without a value. */
const percent = (rate: number | null): Cell => (rate === null ? "" : Math.round(rate * 100));
const seconds = (ms: number | null): Cell => (ms === null ? "" : Math.round(ms / 100) / 10);
function inTable(question: ReportQuestion, answer: string): string {
  const { inTable: inWords, inShort } = saidOf(question);
  return inWords?.(question, answer) ?? inShort(answer);
}
const verdict = (answer: Answer, question: ReportQuestion | undefined): string =>
  verdictWords[verdictOf(answer, question)];

/** Net with two decimals where it was counted, points elsewhere. */
const score = ({ score: points, net }: Pick<Player, "score" | "net">): Cell =>
  net === undefined ? points : hundredths(net);
const hundredths = (net: number): number => (Math.sign(net) * Math.round(Math.abs(net) * 100)) / 100 + 0;

/** True if answers could be changed. */
const mayChange = (questions: readonly ReportQuestion[]): boolean => questions.some(({ changed }) => changed);

function summaryRows({ game, questions, paged }: GameStatistics): Rows {
  const isHomework = game.mode === "homework";
  return [
    ...(isHomework ? [["Tür", "Ödev"]] : []),
    ["Set", game.title],
    ...(game.label ? [["Not", game.label]] : []),
    ["Kod", game.game_code],
    ["Başlangıç", game.started_at === null ? "" : dateAndTime(game.started_at)],
    ["Bitiş", game.ended_at === null ? "" : dateAndTime(game.ended_at)],
    ...(isHomework ? [] : [["Süre (dakika)", game.duration_ms === null ? "" : Math.round(game.duration_ms / 60_000)]]),
    [oneOf(game), game.player_count],
    ...(paged && paged.missing_players > 0 ? [["Cevaplarına ulaşılamayan oyuncu", paged.missing_players]] : []),
    ["Sorulan soru", questions.length],
    ["Doğru oranı (%)", percent(game.accuracy)],
    ...(game.credit === game.accuracy ? [] : [["Kısmen doğrular sayılınca (%)", percent(game.credit)]]),
    ["Cevaplama oranı (%)", percent(game.completion)],
    ...(isNet(game)
      ? [
          ["Ortalama net", game.average_net == null ? "" : hundredths(game.average_net)],
          ["Puanlama", `Net, ${costsOf(game.wrong_costs!)}`],
        ]
      : [["Ortalama puan", game.average_score === null ? "" : Math.round(game.average_score)]]),
    ...(hasTimes(game) ? [["Ortalama cevap süresi (sn)", seconds(game.average_response_ms)]] : []),
  ];
}

function questionRows({ game, questions }: GameStatistics): Rows {
  const isTimed = hasTimes(game);
  const kinds = [...new Set(questions.map(reportKindOf))];
  const columns = (question: ReportQuestion, of: "texts" | "counts") =>
    kinds.flatMap((kind): readonly Cell[] =>
      kind === reportKindOf(question) ? kind[of].of(question) : kind[of].heads.map(() => ""),
    );
  const heads = [
    "No",
    "Soru",
    ...kinds.flatMap(({ texts }) => texts.heads),
    "Doğru oranı (%)",
    "Cevap verenlerde (%)",
    ...kinds.flatMap(({ counts }) => counts.heads),
    "Boş",
    ...(mayChange(questions) ? ["Değiştirip bulan", "Değiştirip kaybeden", "Sonucu aynı kalan"] : []),
    ...(isTimed ? ["Ortalama süre (sn)", "Ortanca süre (sn)"] : []),
    "Ayırt edicilik",
    "Yanılgı",
    "Zor soru",
  ];
  return [
    heads,
    ...questions.map((question) => [
      question.question_number,
      question.question_text,
      ...columns(question, "texts"),
      percent(knownBy(question)),
      percent(question.correct_rate),
      ...columns(question, "counts"),
      question.unanswered,
      ...(question.changed ? [question.changed.to_right, question.changed.to_wrong, question.changed.other] : []),
      ...(isTimed ? [seconds(question.average_response_ms), seconds(question.median_response_ms)] : []),
      question.discrimination === null ? "" : Math.round(question.discrimination * 100) / 100,
      question.misconception === null ? "" : saidOf(question).inShort(question.misconception),
      question.hard ? "evet" : "",
    ]),
  ];
}

function teamRows(teams: NonNullable<GameStatistics["teams"]>): Rows {
  return [
    ["Sıra", "Takım", "Üye", scoreWord(teams), "Doğru oranı (%)"],
    ...teams.map((team) => [team.rank, team.name, team.players, score(team), percent(team.accuracy)]),
  ];
}

/** One row an outcome, one column a player. */
function outcomeRows({ outcomes, players }: GameStatistics): Rows {
  return [
    [outcomeOrTopic, "Soru", "Doğru oranı (%)", ...players.map(({ nickname }) => nickname)],
    ...outcomes.map(({ outcome, questions, correct_rate, players: rates }) => [
      outcome,
      questions,
      percent(correct_rate),
      ...rates.slice(0, players.length).map((one) => percent(one.correct_rate)),
    ]),
  ];
}

/** One row a player, one column a question, like a teacher's own list. Also used for the CSV file. */
export function playerRows(
  { game, questions, players, teams }: GameStatistics,
  pupils: readonly HomeworkPupil[] = [],
): Rows {
  const isTimed = hasTimes(game);
  const listed = pupilColumns(pupils, players);
  const teamOf = (player: Player): readonly Cell[] =>
    teams ? [teams.find(({ team }) => team === player.team)?.name ?? ""] : [];
  const heads = [
    "Sıra",
    oneOf(game),
    ...listed.heads,
    ...(teams ? ["Takım"] : []),
    ...(isNet(game) ? ["Doğru", "Yanlış", "Boş", "Net"] : ["Puan", "Doğru", "Yanlış", "Boş"]),
    "Doğru oranı (%)",
    ...(isTimed ? ["Ortalama süre (sn)"] : []),
    "Destek gerekebilir",
    ...questions.map(({ question_number }) => `${question_number}. soru`),
  ];
  return [
    heads,
    ...players.map((player) => [
      player.rank,
      player.nickname,
      ...listed.ofPlayer(player.player_id),
      ...teamOf(player),
      ...(isNet(game)
        ? [player.right ?? 0, player.wrong ?? 0, player.blank ?? 0, score(player)]
        : [player.score, correctOf(player), wrongOf(player), emptyOf(player)]),
      percent(player.accuracy),
      ...(isTimed ? [seconds(player.average_response_ms)] : []),
      player.needs_support ? "evet" : "",
      ...player.answers.map((one, i) => answerCell(one, questions[i]!)),
    ]),
    ...listed.notBegun.map(({ name, cells }) => {
      const known = ["", name, ...cells];
      return heads.map((_, i) => known[i] ?? "");
    }),
  ];
}

/** The very first answer: the last one itself where nothing was changed. */
function firstInTable(one: Answer, question: ReportQuestion): string {
  const first = isChanged(one) ? one.first : one.answer;
  return first === null ? "" : inTable(question, first);
}

/** "B (doğru)" · "boş" · "B (doğru, önce C)" */
function answerCell(one: Answer, question: ReportQuestion): string {
  const before = isChanged(one) ? `önce ${inTable(question, one.first)}` : "";
  const said = verdict(one, question);
  if (one.answer === null) return before ? `${said} (${before})` : said;
  return `${inTable(question, one.answer)} (${said}${before && `, ${before}`})`;
}

function answerRows({ game, questions, players }: GameStatistics): Rows {
  const isTimed = hasTimes(game);
  return [
    [
      oneOf(game),
      "Soru",
      ...(mayChange(questions) ? ["İlk cevap"] : []),
      "Cevap",
      "Sonuç",
      isNet(game) ? "Net" : "Puan",
      ...(isTimed ? ["Süre (sn)"] : []),
    ],
    ...players.flatMap(({ nickname, answers }) =>
      answers.map((answer, i) => [
        nickname,
        questions[i]?.question_number ?? i + 1,
        ...(mayChange(questions) ? [firstInTable(answer, questions[i]!)] : []),
        answer.answer === null ? "" : inTable(questions[i]!, answer.answer),
        verdict(answer, questions[i]),
        isNet(game) ? hundredths(answer.points_earned / 1000) : answer.points_earned,
        ...(isTimed ? [seconds(answer.response_time_ms)] : []),
      ]),
    ),
  ];
}
