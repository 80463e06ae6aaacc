import { expect } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { HomeworkPupilsReply, HomeworkView } from "#protocol/http/replies/homework";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { playOnByCalls, type Caller, type RunningGame } from "./by-calls";
import type { Read, RunningHomework } from "./recorded-things";

/** Expects that a recorded call answers as it did, but for what was added since. */
export async function expectAsThen(ask: Caller, { as, path, reply, among }: Read) {
  const now = await ask<Record<string, unknown>>("GET", path, as);
  const same = among === undefined ? now : rowsOfThen(now[among] as Row[], reply as Row[]);
  // A later version may send more but not less; only a set's author, now named to administrators, differs.
  const then = path.startsWith("/admin/library") ? withoutAuthors(reply) : reply;
  expect({ path, reply: same }).toMatchObject({ path, reply: then as object });
}

const withoutAuthors = (reply: unknown): unknown =>
  JSON.parse(JSON.stringify(reply, (key, value: unknown) => (key === "author" ? undefined : value)));

type Row = { readonly id: string };
const rowsOfThen = (now: readonly Row[], then: readonly Row[]) =>
  then.map(({ id }) => now.find((row) => row.id === id) ?? `${id} is gone`);

/** Plays a running game to its end; everybody was and is always right. */
export async function goesOn(ask: Caller, game: RunningGame) {
  const at = `/game/${game.code}`;
  // The coordinator of a large game counts the answers once all of its relays are awake.
  const answered = async () => (await ask<GameView>("GET", at, "teacher")).host!.question?.answered ?? null;
  await expect.poll(answered, { message: game.name }).toBe(game.answered);
  await playOnByCalls(ask, game);
  const after = await ask<GameStatistics>("GET", `${at}/statistics`, "teacher");
  const players = game.sessions.length + game.marks.length;
  expect([game.name, given(after)]).toEqual([game.name, after.questions.map(() => players)]);
  const verdicts = after.players.flatMap(({ answers }) => answers.map(({ is_correct }) => is_correct));
  expect([game.name, verdicts.filter((isRight) => isRight === false)]).toEqual([game.name, []]);
}

/** Number of answers to each question. */
const given = ({ questions, players }: GameStatistics) =>
  questions.map(({ question_id }) => {
    const own = players.flatMap(({ answers }) => answers.filter((answer) => answer.question_id === question_id));
    return own.filter(({ answer }) => answer !== null).length;
  });

export async function goesOnAtHome(ask: Caller, { id, code, session, back }: RunningHomework) {
  const at = `/homework/${code}`;
  let answered = 1;
  for (;;) {
    const { question, you } = await ask<HomeworkView>("GET", at, session);
    if (you!.phase === "finished") break;
    if (you!.phase === "ready") await ask("POST", `${at}/next`, session);
    else {
      await ask("POST", `${at}/answer`, session, { question_id: question!.question_id, answer: "B" });
      answered += 1;
    }
  }
  const returned = back ? await ask("POST", `${at}/join`, "", back) : await ask("GET", at, session);
  expect(returned).toMatchObject({ you: { phase: "finished", answered } });
  const { pupils } = await ask<HomeworkPupilsReply>("GET", `/homework/${id}/pupils`, "teacher");
  expect(pupils.find(({ state }) => state === "finished")).toMatchObject({ answered, best: { right: answered } });
}
