import { readdirSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { HomeworkPupilsReply, HomeworkView } from "#protocol/http/replies/homework";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { HostGame } from "#game-client/host-game";
import { prepareDatabase } from "../../worker/local/database";
import { openState } from "../../worker/local/state";
import { playOn, sitDown, theClass } from "./kit/a-class";
import { expectOneTable } from "./kit/agreement";
import { callsTo, playOnByCalls, type Caller, type RunningGame } from "./kit/by-calls";
import { aDevice, until } from "./kit/device";
import { fixtures, unpackState } from "./kit/older";
import type { RunningHomework } from "./kit/recorded-things";
import { built, serve } from "./kit/served";

const states = readdirSync(fixtures).filter((name) => name.startsWith("state-"));

test.each(states)("[F24] %s: this version reads the state of an older one, and goes on with it", async (name) => {
  await built(); // before the clock of the unpacked question runs
  const { stateDir, code, seats, games, homework, reads } = unpackState(name);
  // Use the recorded key if there is one: the key of these tests would sign everybody out.
  const state = openState(stateDir);
  await prepareDatabase(state, false);
  const { JWT_SECRET } = state.secrets;
  const product = await serve({ stateDir, env: { JWT_SECRET } });
  onTestFinished(() => product.stop());
  const { port } = product;
  const ask = callsTo(port);
  // Start the waiting games first: a lobby frees the seats of players who have not been seen for a minute.
  for (const { code: waiting } of games.filter(({ waits }) => waits)) {
    await ask("POST", `/game/${waiting}/start`, "teacher");
  }
  for (const { as, path, reply, among } of reads) {
    const now = await ask<Record<string, unknown>>("GET", path, as);
    const same = among === undefined ? now : rowsOfThen(now[among] as Row[], reply as Row[]);
    // A later version may send more but not less; only a set's author, now named to administrators, differs.
    const then = path.startsWith("/admin/library") ? withoutAuthors(reply) : reply;
    expect({ path, reply: same }).toMatchObject({ path, reply: then as object });
  }

  const token = await ask.tokenOf("teacher");
  const phones = seats.map((seat) => sitDown(aDevice(port), seat));
  const host = new HostGame(code, () => token, aDevice(port));
  const room = theClass(port, { code, token, host, phones, student: null });
  onTestFinished(() => room.close());
  const [ali, ece] = phones;
  await until(ali!.game, "the answer given to the older version is there", () => ali!.accepted.size === 1);
  await until(ece!.game, "the question is open", ({ game }) => game.phase.name === "question");
  expect([...ali!.accepted.values()]).toEqual(["A"]);
  await playOn(room);
  await expectOneTable(product, room);

  for (const game of games) await goesOn(ask, game);
  for (const one of homework) await goesOnAtHome(ask, one);
});

const withoutAuthors = (reply: unknown): unknown =>
  JSON.parse(JSON.stringify(reply, (key, value: unknown) => (key === "author" ? undefined : value)));

type Row = { readonly id: string };
const rowsOfThen = (now: readonly Row[], then: readonly Row[]) =>
  then.map(({ id }) => now.find((row) => row.id === id) ?? `${id} is gone`);

/** Plays a running game to its end; everybody was and is always right. */
async function goesOn(ask: Caller, game: RunningGame) {
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

async function goesOnAtHome(ask: Caller, { id, code, session, back }: RunningHomework) {
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
