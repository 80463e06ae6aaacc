import { env } from "cloudflare:workers";
import { aClass } from "../helpers/classes";
import { aPerson } from "../helpers/accounts/people";
import { signToken } from "#auth/tokens";
import { everyKind } from "../helpers/sets/library";
import { aPicture } from "../helpers/sets/pictures";
import { answerTo, type Asked } from "./answers";
import { aPlayer, aScreen, ask, NO_SEAT, pairedPhone, type Phone, type Player } from "./people";
import { pass } from "./chance-and-clock";

export type Settings = { readonly [name: string]: unknown };
type Id = { readonly id: string };
type Made = { readonly game?: { readonly game_code: string } };
type View = {
  readonly game: { readonly question_number: number; readonly total_questions: number };
  readonly host?: { readonly question: Asked | null; readonly players: readonly { readonly player_id: string }[] };
};

/** A teacher, a pupil's account, a class, a set with a question of each kind and one of those that are answered aloud. */
export async function aSchool() {
  const [teacher, student] = [await aPerson("teacher"), await aPerson("student")];
  const students = ["Ali Kaya", "Ece Nur Tan", "Nur Öz", "Can Ak", "Umay Su"];
  const { id: classId, studentIds } = await aClass(teacher.token, { students });
  const picture = await aPicture(teacher.token);
  // Without places, which an earlier product does not know.
  const questions = everyKind(picture).map((one) => ({ kind: "choice", ...one, places: undefined, time_limit: 20 }));
  const setOf = async (title: string, list: readonly object[]) => {
    const asked = { token: teacher.token, body: { title, questions: list } };
    return (await ask<{ question_set: Id }>("POST", "/api/question-sets/import", asked)).question_set.id;
  };
  const spoken = questions.filter(({ kind }) => ["choice", "multi", "poll"].includes(kind));
  const sets = { whole: await setOf("Her türden", questions), spoken: await setOf("Sözlü", spoken) };
  return { teacher, student, classId, studentIds, ...sets };
}
type School = Awaited<ReturnType<typeof aSchool>>;

/** Opens a game, unless an earlier product does not know its settings. Those that do not go together are refused, then corrected. */
async function opened({ teacher, classId, ...sets }: School, wanted: Settings): Promise<string | undefined> {
  const { answers = "phones", identity } = wanted;
  const isLarge = Number(wanted["capacity"] ?? 0) > 1000;
  const [room, most] = isLarge ? ["10", "30"] : ["1000", "1000"];
  Object.assign(env, { ROOM_CAPACITY: room, MAX_CAPACITY: most });
  const settings = {
    ...wanted,
    ...(isLarge && { capacity: 30 }),
    ...((identity === "roster" || answers === "cards") && { class_id: classId }),
  };
  const open = (settings: Settings) => {
    const body = { question_set_id: answers === "phones" ? sets.whole : sets.spoken, settings, label: "7-B" };
    return ask<Made>("POST", "/api/game", { token: teacher.token, body });
  };
  const teams = { names: ["Bir", "İki", "Üç"] };
  const corrected = { ...settings, capacity: 10, teams: answers === "board" ? teams : null };
  const { game = (await open(corrected)).game } = await open(settings);
  return game?.game_code;
}

/**
 * Plays a game from its making to its follow-up: a host and a paired phone; players on the wire of 0.1 and on today's, one without
 * a socket, one with an account, one who is removed, one who is late. What a game's settings do not allow is refused, and recorded
 * as such.
 */
export async function playGame(wanted: Settings) {
  const school = await aSchool();
  let { token } = school.teacher;
  const code = await opened(school, wanted);
  if (code === undefined) return;
  const at = `/api/game/${code}`;
  const steer = (call: string, body: object = {}) => ask("POST", `${at}/${call}`, { token, body });

  const screen = await aScreen({ code, token });
  const remote = await pairedPhone(code, token);
  await ask("GET", `${at}/join`);
  const comes = (number: number, nickname: string, phone: Phone) =>
    aPlayer({ code, entry: entryOf(wanted), number, nickname, ...phone });
  const today = { v: "2" };
  const [first, ...others] = [
    await comes(1, "Ali", { wire: { at: "0000" }, joinsBySocket: true }),
    await comes(2, "Ece", { wire: { ...today, at: "0001" } }),
    await comes(3, "Nur", { token: school.student.token }),
    await comes(4, "Can", { wire: { ...today, at: "0002" }, joinsBySocket: true }),
  ];
  const seats = [first, ...others.filter(({ id }) => id !== NO_SEAT)];
  /** Everybody looks over HTTP, and two phones and another screen come again at their sockets. */
  const looks = async () => {
    await ask("GET", at, { token });
    for (const { headers } of seats) await ask("GET", at, { headers });
    for (const seat of seats.slice(0, 2)) await seat.comesBack();
    (await aScreen({ code, token })).closes();
  };
  await pass(3000);
  await looks();
  for (const message of strange) await seats[1]?.say(message);
  await steer("rename", { player_id: seats[0]!.id, nickname: "Alican" });
  await steer("move", { player_id: seats[0]!.id, team: 1 });
  const removed = await comes(5, "Veli", { wire: today });
  await steer("kick", { player_id: removed.id });
  await steer("lock", { locked: true });
  await comes(6, "Kilit", {});
  await steer("lock", { locked: false });
  await screen.say({ type: "start_game", game_code: code });

  for (let number = 1; ; number++) {
    await pass(11_000);
    if (number === 2) seats.push(await comes(5, "Geç", { wire: today, from: "10.9.8.7" }));
    const { game, host } = await ask<View>("GET", at, { token });
    if (!host?.question) break;
    const { question_id } = host.question;
    if (number === 1) await steer("extend", { question_id, seconds: 10 });
    await everybodyAnswers(seats, host.question, number);
    if (wanted["answers_change"]) await someChange(seats, host.question, number);
    await aloud(host);
    if (number === 4) await seats[3]?.say({ type: "leave_game" });
    await looks();
    // A question ends by its clock, by the host's screen, or by the paired phone.
    if (number % 3 === 0) await pass(50_000);
    await (number % 3 === 1 ? screen : remote).say({ type: "end_question", question_id });
    await pass(1200);
    await seats[2]?.answers(question_id, answerTo(host.question, number));
    await seats[0]!.say({ type: "react", reaction: number % 3 });
    await steer("accept-answer", { question_id, text: "Ankara", accepted: true });
    await steer("hide-text", { question_id, text: "yıldız", hidden: true });
    await remote.say({ type: "show_leaderboard", shown: number % 2 === 1 });
    await pass(1200);
    await looks();
    if (game.question_number === game.total_questions) break;
    if (number % 2 === 0) await steer("next", { question_number: game.question_number });
    else await screen.say({ type: "next_question", game_code: code, question_number: game.question_number });
  }
  await screen.say({ type: "end_game" });
  await pass(5000);
  await looks();
  await reads();
  await playAgain(code, token, seats);
  await pass(26 * 3_600_000);
  // By now the sign-in is over, and the room has deleted itself: all is read from the database.
  await ask("GET", at, { token });
  token = await signToken(env, { userId: school.teacher.id, role: "teacher", version: 1 });
  await looks();
  await reads();
  await ask("DELETE", at, { token });

  /** Without phones the host gives the answers, and marks one pupil as absent. */
  async function aloud({ question, players }: NonNullable<View["host"]>) {
    const [first = "x", second = "x", third = "x"] = players.map(({ player_id }) => player_id);
    const { question_id } = question!;
    const answers = [
      [second, "A"],
      [first, null],
      [first, "B"],
    ];
    await steer("absent", { player_ids: [third], absent: true });
    await steer("answers", { question_id, answers: [[first, "A"]] });
    await screen.say({ type: "host_answers", question_id, answers });
  }

  /** Everything that can be read of a game after its end. */
  async function reads() {
    for (const part of ["/players", "/leaderboard", "/statistics"]) await ask("GET", `${at}${part}`, { token });
    await ask("GET", "/api/game/teacher", { token });
    await ask("GET", "/api/game/teacher/stats", { token });
    await ask("GET", "/api/player/history", { token: school.student.token });
    for (const { id, headers } of seats) {
      if (id === NO_SEAT) continue;
      await ask("GET", `/api/player/${id}`, { headers });
      await ask("GET", `/api/player/${id}/stats`, { headers });
      await ask("GET", `/api/player/${id}/missed`, { token: school.student.token });
    }
  }
}

const entryOf = ({ identity, teams }: Settings) =>
  identity === "roster" ? "number" : (teams as { pick?: string } | null)?.pick === "self" ? "team" : "nickname";

/** Messages of a phone that the server only acknowledges, or refuses. */
const strange = [
  { type: "ping", timestamp: 7 },
  { type: "loading" },
  { type: "loading", loading: false },
  { type: "react", reaction: 99 },
  { type: "start_game", game_code: "999999" },
  { type: "end_question" },
  { type: "unknown" },
  [],
];

/** Everybody answers twice and differently; whoever comes late stays silent. */
async function everybodyAnswers(seats: readonly Player[], asked: Asked, number: number) {
  const { question_id } = asked;
  for (const [i, seat] of seats.slice(0, 4).entries()) {
    await pass(700 + 100 * i);
    for (const turn of [number + i, number + 1]) await seat.answers(question_id, answerTo(asked, turn));
    await seat.isSure(question_id, ((i + number) % 3) + 1);
  }
}

/** One says an older answer after a newer one, another takes theirs back, and a third comes back to a first one taken back. */
async function someChange([first, second, third]: readonly Player[], asked: Asked, number: number) {
  const { question_id } = asked;
  const answer = (turn: number) => answerTo(asked, number + turn);
  for (const turn of [2, 4, 3, 1001]) await first?.answers(question_id, answer(turn), turn);
  await second?.answers(question_id, null, 2);
  await second?.comesBack();
  for (const turn of [2, 3]) await third?.answers(question_id, turn === 2 ? null : answer(0), turn);
}

/** Plays what was missed once more: the players come with their seats. */
async function playAgain(from_game: string, token: string, seats: readonly Player[]) {
  const { game } = await ask<Made>("POST", "/api/game", { token, body: { from_game, which: "missed" } });
  if (!game) return;
  const code = game.game_code;
  for (const { headers } of seats) {
    await ask("GET", `/api/game/${from_game}`, { headers });
    await ask("POST", "/api/game/join", { body: { game_code: code, from_session: headers["session-id"] } });
  }
  const screen = await aScreen({ code, token });
  await screen.say({ type: "start_game", game_code: code });
  await pass(15_000);
  await ask("GET", `/api/game/${code}`, { token });
  await screen.say({ type: "end_game" });
  await pass(5000);
  await ask("GET", `/api/game/${code}/statistics`, { token });
}
