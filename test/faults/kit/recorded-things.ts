import { picture } from "../../pictures.ts";
import { answerAll, callsTo, playOnByCalls, type Caller, type RunningGame } from "./by-calls.ts";
import { moreGames } from "./recorded-games.ts";
import { moreHomework } from "./recorded-homework.ts";
import { morePeople } from "./recorded-people.ts";
import { aSchool } from "./recorded-school.ts";

/**
 * The reply to a call, which every later version must repeat. Of a list named by `among` only the recorded rows are compared,
 * whatever was added since.
 */
export type Read = { readonly as: string; readonly path: string; readonly reply: unknown; readonly among?: string };
/** A running homework, and a pupil who has answered one of its questions. */
export type RunningHomework = {
  readonly id: string;
  readonly code: string;
  readonly session: string;
  /** The data that the pupil returns with on another device. */
  readonly back?: Readonly<Record<string, unknown>>;
};
export type Things = {
  readonly games?: readonly RunningGame[];
  readonly homework?: readonly RunningHomework[];
  readonly reads?: readonly Read[];
};

/** Makes things and records them, so that another version continues or reads them. */
export type Recording = {
  readonly ask: Caller;
  readonly games: RunningGame[];
  readonly paths: [as: string, path: string, among?: string][];
  readonly aSet: (title: string, questions?: readonly object[]) => Promise<string>;
};

const DAY = 24 * 3_600_000;

const easy = ["Soru 1", "Soru 2"].map((question_text) => ({
  question_text,
  options: { A: "bir", B: "iki", C: "üç" },
  correct_option: "B",
  time_limit: 300,
  outcome: "M.5.1",
}));
const ofEveryKind = (image: string) => [
  { ...easy[0]!, image: { id: image, alt: "Bilyeler" } },
  { kind: "multi", question_text: "Hangileri asal?", options: { A: "2", B: "4", C: "5" }, correct_option: "AC" },
  { kind: "typed", question_text: "Hangi ırmak?", accepted: ["Sakarya"], typo: true },
  { kind: "number", question_text: "Kaç metre?", value: 8848, tolerance: 1, unit: "m" },
  { kind: "order", question_text: "Sırala", items: ["Merkür", "Venüs", "Dünya"] },
  {
    kind: "match",
    question_text: "Eşle",
    pairs: ["Paris", "Roma", "Tokyo"].map((right, i) => ({ left: ["Fransa", "İtalya", "Japonya"][i]!, right })),
  },
  {
    kind: "spot",
    question_text: "Nerede?",
    image: { id: image, alt: "Bilyeler" },
    areas: [{ x: 500, y: 500, r: 100 }],
  },
  { kind: "poll", question_text: "Beğendin mi?", options: { A: "Evet", B: "Hayır" } },
  { kind: "cloud", question_text: "Bir sözcük yaz" },
];

const half = (all: readonly string[]) => all.slice(0, Math.ceil(all.length / 2));

/** Makes one of everything that this version can make: some things are finished, others in the middle. */
export async function makeThings(port: number): Promise<Things> {
  const ask = callsTo(port);
  const games: RunningGame[] = [];
  const homework: RunningHomework[] = [];
  const paths: Recording["paths"] = [];

  const aSet = async (title: string, questions: readonly object[] = easy) => {
    const body = { title, questions, language: "tr" };
    const { question_set } = await ask<{ question_set: { id: string } }>(
      "POST",
      "/question-sets/import",
      "teacher",
      body,
    );
    paths.push(["teacher", `/question-sets/${question_set.id}`]);
    return question_set.id;
  };
  /** Starts a game and lets the first half of its players answer the first question; or plays it to its end. */
  async function aGame(name: string, set: string, names: readonly string[], settings: object, isPlayed = false) {
    const body = { question_set_id: set, settings: { reading_seconds: 0, ...settings }, label: name };
    const { game } = await ask<{ game: { game_code: string } }>("POST", "/game", "teacher", body);
    const code = game.game_code;
    const sessions: string[] = [];
    for (const nickname of names) {
      const seat = await ask<{ session_id: string }>("POST", "/game/join", "", { game_code: code, nickname });
      sessions.push(seat.session_id);
    }
    await ask("POST", `/game/${code}/start`, "teacher");
    const view = await ask<{ host: { question: { question_id: string }; players: { player_id: string }[] } }>(
      "GET",
      `/game/${code}`,
      "teacher",
    );
    const marks = names.length > 0 ? [] : view.host.players.map(({ player_id }) => player_id);
    if (isPlayed) {
      await playOnByCalls(ask, { code, sessions, marks });
      paths.push(["teacher", `/game/${code}/statistics`]);
      return;
    }
    await answerAll(ask, { code, sessions: half(sessions), marks: half(marks) }, view.host.question);
    games.push({ name, code, sessions, marks, answered: half(sessions).length + half(marks).length });
  }

  const { media } = await ask<{ media: { id: string } }>("POST", "/media", "teacher", picture("webp"));
  const set = await aSet("Kesirler");
  const every = await aSet("Her tür", ofEveryKind(media.id));
  await aGame("every kind", every, ["Ali", "Ece"], {});
  await aGame("every kind, over", every, ["Ali", "Ece"], {}, true);

  const made = await ask<{ class: { id: string } }>("POST", "/classes", "teacher", { name: "7-B" });
  const at = `/classes/${made.class.id}`;
  const students = ["Ayşe Kaya", "Ali Can", "Ece Su"].map((name, i) => ({ number: i + 1, name }));
  await ask("POST", `${at}/students`, "teacher", { students });
  const cards = { answers: "cards", class_id: made.class.id };
  await aGame("cards, over", set, [], cards, true);
  await aGame("cards", set, [], cards);
  await aGame("board", set, [], { answers: "board", teams: { names: ["Kartallar", "Yıldızlar"] } });
  paths.push(["teacher", "/classes"], ["teacher", at], ["teacher", `${at}/progress`]);
  await aHomework(set, { class_id: made.class.id }, { number: 2, confirm: true });
  await aGame("teams", set, ["Can", "Naz"], { teams: { names: ["Kartallar", "Yıldızlar"], pick: "auto" } });
  await aHomework(set, {}, { nickname: "Deniz" });
  const { code, id } = await aHomework(set, { title: "Bitmiş ödev" }, { nickname: "Deniz" }, false);
  await ask("POST", `/homework/${id}/close`, "teacher");
  paths.push(["teacher", `/homework/${id}`], ["teacher", `/game/${code}/statistics`]);
  const as = { visibility: "public", subject: "matematik", grade: 5, licence: "CC BY 4.0", language: "tr" };
  const sharedAt = `/question-sets/${set}/sharing`;
  const { sharing } = await ask<{ sharing: { token: string } }>("PUT", sharedAt, "teacher", as);
  paths.push(["teacher", sharedAt], ["", `/shared/${sharing.token}`]);
  const review = await ask<{ items: { id: string; set_id: string }[] }>("GET", "/admin/library?state=pending", "admin");
  const edition = review.items.find(({ set_id }) => set_id === set)!;
  await ask("POST", `/admin/library/${edition.id}`, "admin", { decision: "list" });
  paths.push(["", `/library/${set}`], ["", "/library?q=Kesirler"]);
  await aGame("hall", set, ["Bir", "İki", "Üç", "Dört", "Beş", "Altı"], { capacity: 9 });
  await aGame("hall, over", set, ["Bir", "İki", "Üç", "Dört", "Beş", "Altı"], { capacity: 9 }, true);
  await ask("POST", "/user/tokens", "teacher", { name: "Betik", days: 90, scope: "read" });
  paths.push(["teacher", "/user/tokens"]);
  const recording = { ask, games, paths, aSet };
  await moreGames(recording, set);
  homework.push(...(await moreHomework(recording, { set, every })));
  await morePeople(recording, { port, every, picture: media.id });
  await aSchool(recording, set);
  paths.push(["teacher", "/question-sets?page_size=100"], ["teacher", "/auth/me"]);

  async function aHomework(
    of: string,
    more: object,
    who: { nickname?: string; number?: number; confirm?: true },
    runs = true,
  ) {
    const body = { question_set_id: of, due_at: Date.now() + 3 * DAY, ...more };
    const made = await ask<{ homework: { id: string; code: string } }>("POST", "/homework", "teacher", body);
    const { id, code } = made.homework;
    const seat = await ask<{ session_id: string; pin: string; question: { question_id: string } }>(
      "POST",
      `/homework/${code}/join`,
      "",
      { ...who, join_key: crypto.randomUUID() },
    );
    const { question_id } = seat.question;
    await ask("POST", `/homework/${code}/answer`, seat.session_id, { question_id, answer: "B" });
    if (runs) homework.push({ id, code, session: seat.session_id, back: { ...who, pin: seat.pin } });
    return { id, code };
  }

  const reads: Read[] = [];
  for (const [as, path, among] of paths) {
    const reply = steady(await ask<Reply>("GET", path, as));
    if (path.endsWith("/progress")) delete reply["class"];
    reads.push({ as, path, reply: among === undefined ? reply : reply[among], ...(among !== undefined && { among }) });
  }
  return { games, homework, reads };
}

type Reply = Record<string, unknown>;
/** Fields that change by themselves: the clock, presence, the times of last use. */
const passing = new Set(["server_time", "is_connected", "current", "last_seen_at", "last_login_at", "last_used_at"]);
const steady = (reply: Reply): Reply =>
  JSON.parse(JSON.stringify(reply, (key, value: unknown) => (passing.has(key) ? undefined : value))) as Reply;
