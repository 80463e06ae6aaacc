import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { kindNames, type KindName } from "#question/kinds";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { QuestionFields } from "#protocol/live/played-question";
import { results } from "#game/results/results";
import { statistics } from "#game/results/statistics";
import { polling } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aPicture } from "../helpers/sets/pictures";
import { recorded } from "../helpers/games/recorded";
import { hosting, joined } from "../helpers/games/seat";

type Case = {
  readonly fields: object;
  /** The right answer, from the host's question. */
  readonly right: (shown: QuestionFields) => string;
  readonly other: (shown: QuestionFields) => string;
  /** The share that the other answer gets. */
  readonly share: number | null;
  /** Texts that no message to a player may contain before the close. */
  readonly secrets: readonly string[];
  readonly closed: object;
};

const keyOf = ({ options = {} }: QuestionFields, text: string): string =>
  Object.entries(options).find(([, option]) => option === text)![0];
const solved = ({ correct_option }: QuestionFields): string => correct_option!;
const turned = (shown: QuestionFields): string => {
  const [first, second, ...others] = Array.from(solved(shown));
  return [second, first, ...others].join("");
};

const cases: Readonly<Record<KindName, Case>> = {
  choice: {
    fields: { options: { A: "bir", B: "iki", C: "üç", D: "dört", E: "beş", F: "altı" }, correct_option: "F" },
    right: solved,
    other: (shown) => keyOf(shown, "bir"),
    share: 0,
    secrets: [],
    closed: { distribution: { A: 1, F: 1, none: 2 } },
  },
  multi: {
    fields: { options: { A: "2", B: "3", C: "4", D: "5" }, correct_option: "ABD" },
    right: solved,
    other: () => "AB",
    share: 2 / 3,
    secrets: [],
    closed: { distribution: { A: 2, B: 2, C: 0, D: 1, none: 2 } },
  },
  typed: {
    fields: { accepted: ["Sakarya", "Adapazarı"], typo: true },
    right: () => "SAKARYA!",
    other: () => "Kırıkkale",
    share: 0,
    secrets: ["Sakarya", "Adapazarı"],
    closed: { distribution: { right: 1, wrong: 1, none: 2 }, solution: { accepted: ["Sakarya", "Adapazarı"] } },
  },
  number: {
    fields: { value: 8848.5, tolerance: 1.25, unit: "m", slider: { min: 0, max: 10_000, step: 0.5 } },
    right: () => "8848,5",
    other: () => "5000",
    share: 0,
    secrets: ["8848.5", "1.25"],
    closed: { distribution: { right: 1, wrong: 1, none: 2 }, solution: { value: 8848.5, tolerance: 1.25 } },
  },
  order: {
    fields: { items: ["Merkür", "Venüs", "Dünya"] },
    right: solved,
    other: turned,
    share: 1 / 3,
    secrets: ['"items"', '"right"'],
    closed: { distribution: { "1": 1, "2": 1, "3": 2, none: 2 } },
  },
  match: {
    fields: {
      pairs: [
        { left: "Fransa", right: "Paris" },
        { left: "İtalya", right: "Roma" },
        { left: "Japonya", right: "Tokyo" },
      ],
    },
    right: solved,
    other: turned,
    share: 0,
    secrets: ['"pairs"', '"right"'],
    closed: { distribution: { "1": 1, "2": 1, "3": 2, none: 2 } },
  },
  spot: {
    fields: { areas: [{ x: 250, y: 750, r: 100 }] },
    right: () => "250,751",
    other: () => "900,100",
    share: 0,
    secrets: ['"areas"'],
    closed: { distribution: { right: 1, wrong: 1, none: 2 }, solution: { areas: [{ x: 250, y: 750, r: 100 }] } },
  },
  poll: {
    fields: { options: { A: "evet", B: "hayır" } },
    right: () => "A",
    other: () => "B",
    share: null,
    secrets: [],
    closed: { distribution: { A: 1, B: 1, none: 2 } },
  },
  cloud: {
    fields: {},
    right: () => "barış",
    other: () => "siktir",
    share: null,
    secrets: [],
    closed: { distribution: { none: 2 } },
  },
};

/** Fields whose values would reveal the right answer before the close. */
const leak =
  /correct_option":\s*"|"solution":\s*\{|is_correct":\s*(?:true|false)|share":\s*\d|points_earned":\s*\d|"distribution"|Çünkü/;

const aReport = { gameCode: "", title: "", status: "active", startedAt: null, endedAt: null } as const;

const aGameOf = async (kind: KindName) => {
  const teacher = await aPerson("teacher");
  const image = kind === "spot" ? { image: { id: await aPicture(teacher.token), alt: "Harita" } } : {};
  const question = {
    kind,
    question_text: "Soru",
    explanation: "Çünkü öyle.",
    outcome: "K.1",
    ...image,
    ...cases[kind].fields,
  };
  const set = await call<QuestionSetReply>("POST", "/api/question-sets/import", {
    token: teacher.token,
    body: { title: "Tür", questions: [question] },
  });
  expect([set.status, set.text]).toEqual([201, set.text]);
  expect(set.json.question_set.questions[0]).toMatchObject(question);
  const made = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: { question_set_id: set.json.question_set.id, settings: { scoring: "accuracy", reading_seconds: 0 } },
  });
  expect([made.status, made.text]).toEqual([201, made.text]);
  return { teacher, code: made.json.game.game_code };
};

test.each(kindNames)(
  "[T5][T48] a game of %s: no byte gives a player the right answer before the close, and after it everybody has it",
  async (kind) => {
    const { right, other, share, secrets, closed } = cases[kind];
    const { teacher, code } = await aGameOf(kind);
    const host = await hosting(code, teacher.token);
    const ali = await joined(code, "Ali");
    const compact = await joined(code, "Ece", undefined, { v: "2" });
    const http = await polling(code, "Http");
    host.say({ type: "start_game", game_code: code });
    const shown = await host.hears("question_start");
    const asked = await ali.hears("question_start");
    const { question_id } = asked;
    expect([asked.kind, asked.correct_option, asked.solution ?? null]).toEqual([kind, null, null]);
    expect(asked.options ?? {}).toEqual(shown.options ?? {});
    ali.say({ type: "submit_answer", question_id, answer: right(shown) });
    await ali.hears("answer_accepted");
    const given = await call("POST", "/api/game/answer", {
      headers: http.headers,
      body: { question_id, answer: other(shown) },
    });
    expect([given.status, given.text]).toEqual([200, given.text]);
    const back = await joined(code, "Efe");
    const polled = await call<GameView>("GET", `/api/game/${code}`, { headers: http.headers });
    const polledHost = await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token });
    expect(polledHost.json.host!.question).toMatchObject({ kind, correct_option: shown.correct_option });
    for (const text of [...ali.texts, ...compact.texts, ...back.texts, given.text, polled.text]) {
      expect(text).not.toMatch(leak);
      for (const secret of secrets) expect(text).not.toContain(secret);
    }

    host.say({ type: "end_question" });
    const end = await host.hears("question_end");
    expect(end).toMatchObject(closed);
    const isJudged = share !== null;
    const own = await call<GameView>("GET", `/api/game/${code}`, { headers: http.headers });
    expect(own.json.result).toMatchObject({
      kind,
      ...("solution" in closed && { solution: closed.solution }),
      you: {
        answer: other(shown),
        is_correct: isJudged ? share === 1 : null,
        share,
        points_earned: Math.round(1000 * (share ?? 0)),
      },
    });
    expect(own.text).not.toContain(kind === "cloud" ? '"text":"siktir"' : '"points":[[');
    const report = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
    const { game } = await recorded(env.GAME_ROOM.getByName(code));
    expect(statistics(results(game), aReport).questions).toEqual(report.json.questions);
    expect(report.json.questions[0]).toMatchObject({
      kind,
      outcome: "K.1",
      credit: isJudged ? (1 + share) / 2 : null,
      correct_rate: isJudged ? 0.5 : null,
    });
    expect(report.json.outcomes).toMatchObject(isJudged ? [{ outcome: "K.1", questions: 1, correct_rate: 0.5 }] : []);

    host.say({ type: "end_game" });
    await host.hears("game_end");
    const kept = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
    expect(kept.json.questions).toEqual(report.json.questions);
  },
);

test("[K4][K5][T48] over HTTP the host takes a text as right and hides one: every transport hears it, and D1 keeps it", async () => {
  const { teacher, code } = await aGameOf("typed");
  const ali = await joined(code, "Ali");
  const http = await polling(code, "Http");
  const asHost = (path: string, body: object) =>
    call<GameReply>("POST", `/api/game/${code}/${path}`, { token: teacher.token, body });
  await asHost("start", {});
  const { question_id } = await ali.hears("question_start");
  const early = await asHost("accept-answer", { question_id, text: "Gerede", accepted: true });
  expect([early.status, early.text]).toEqual([409, expect.stringContaining("not_revealed")]);
  ali.say({ type: "submit_answer", question_id, answer: "Gerede" });
  await ali.hears("answer_accepted");
  await call("POST", "/api/game/answer", { headers: http.headers, body: { question_id, answer: "gerede" } });
  await asHost("end-question", {});
  expect(await ali.hears("question_end")).toMatchObject({ you: { is_correct: false, score: 0 } });
  expect((await asHost("accept-answer", { question_id, text: "GEREDE", accepted: true })).status).toBe(200);
  expect(await ali.hears("question_end")).toMatchObject({
    revised: true,
    texts: [{ text: "Gerede", count: 2, is_correct: true }],
    you: { is_correct: true, share: 1, points_earned: 1000, score: 1000, rank: 1, streak: 1 },
  });
  await asHost("hide-text", { question_id, text: "gerede", hidden: true });
  expect((await ali.hears("question_end")).texts).toEqual([]);
  const own = await call<GameView>("GET", `/api/game/${code}`, { headers: http.headers });
  expect(own.json).toMatchObject({
    you: { score: 1000 },
    result: { revised: true, texts: [], you: { is_correct: true } },
  });
  await asHost("end", {});
  const kept = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect(kept.json.players.map(({ score }) => score)).toEqual([1000, 1000]);
  expect(kept.json.questions[0]!.texts).toMatchObject([{ text: "Gerede", count: 2, why: "host", hidden: true }]);
});
