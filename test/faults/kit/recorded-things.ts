import { existsSync } from "node:fs";
import { picture } from "../../pictures.ts";
import { answerAll, callsTo, playOnByCalls, type RunningGame } from "./by-calls.ts";

/** What a call answered, and must answer ever after. */
export type Read = { readonly as: string; readonly path: string; readonly reply: unknown };
/** A homework that runs, and a pupil of it who has answered some of its questions. */
export type RunningHomework = { readonly id: string; readonly code: string; readonly session: string };
export type Things = {
  readonly games?: readonly RunningGame[];
  readonly homework?: readonly RunningHomework[];
  readonly reads?: readonly Read[];
};

/** Parts of the product are known by a file of the Worker: by its name of today, or one that it had in a version before. */
const knows = (...files: readonly string[]) => files.some((file) => existsSync(`worker/${file}.ts`));
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
  { kind: "poll", question_text: "Beğendin mi?", options: { A: "Evet", B: "Hayır" } },
  { kind: "cloud", question_text: "Bir sözcük yaz" },
];

const half = (all: readonly string[]) => all.slice(0, Math.ceil(all.length / 2));

/** One of everything that this version can make: some of it over and only read from now on, some in the middle. */
export async function makeThings(port: number): Promise<Things> {
  const ask = callsTo(port);
  const games: RunningGame[] = [];
  const homework: RunningHomework[] = [];
  const paths: [as: string, path: string][] = [];

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
  /** In its first question, which the first half of the players has answered; or played to its end. */
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

  if (knows("api/classes/classes", "api/classes")) {
    const made = await ask<{ class: { id: string } }>("POST", "/classes", "teacher", { name: "7-B" });
    const at = `/classes/${made.class.id}`;
    const students = ["Ayşe Kaya", "Ali Can", "Ece Su"].map((name, i) => ({ number: i + 1, name }));
    await ask("POST", `${at}/students`, "teacher", { students });
    const cards = { answers: "cards", class_id: made.class.id };
    await aGame("cards, over", set, [], cards, true);
    await aGame("cards", set, [], cards);
    await aGame("board", set, [], { answers: "board", teams: { names: ["Kartallar", "Yıldızlar"] } });
    paths.push(["teacher", "/classes"], ["teacher", at], ["teacher", `${at}/progress`]);
    if (knows("api/homework/homework", "api/homework"))
      await aHomework(set, { class_id: made.class.id }, { number: 2, confirm: true });
  }
  if (knows("protocol/teams")) {
    await aGame("teams", set, ["Can", "Naz"], { teams: { names: ["Kartallar", "Yıldızlar"], pick: "auto" } });
  }
  if (knows("api/homework/homework", "api/homework")) {
    await aHomework(set, {}, { nickname: "Deniz" });
    const { code, id } = await aHomework(set, { title: "Bitmiş ödev" }, { nickname: "Deniz" }, false);
    await ask("POST", `/homework/${id}/close`, "teacher");
    paths.push(["teacher", `/homework/${id}`], ["teacher", `/game/${code}/statistics`]);
  }
  if (knows("chores/ready-sets")) await withoutReadySets();
  if (knows("api/sets/library", "api/library")) {
    const as = { visibility: "public", subject: "matematik", grade: 5, licence: "CC BY 4.0", language: "tr" };
    const at = `/question-sets/${set}/sharing`;
    const { sharing } = await ask<{ sharing: { token: string } }>("PUT", at, "teacher", as);
    paths.push(["teacher", at], ["", `/shared/${sharing.token}`]);
    const review = await ask<{ items: { id: string; set_id: string }[] }>(
      "GET",
      "/admin/library?state=pending",
      "admin",
    );
    const edition = review.items.find(({ set_id }) => set_id === set)!;
    await ask("POST", `/admin/library/${edition.id}`, "admin", { decision: "list" });
    paths.push(["", `/library/${set}`], ["", "/library?q=Kesirler"]);
  }
  if (knows("relay/relay-room")) {
    await aGame("hall", set, ["Bir", "İki", "Üç", "Dört", "Beş", "Altı"], { capacity: 9 });
    await aGame("hall, over", set, ["Bir", "İki", "Üç", "Dört", "Beş", "Altı"], { capacity: 9 }, true);
  }
  if (knows("api/accounts/user-tokens", "api/user-tokens")) {
    await ask("POST", "/user/tokens", "teacher", { name: "Betik", days: 90, scope: "read" });
    paths.push(["teacher", "/user/tokens"]);
  }
  paths.push(["teacher", "/question-sets?page_size=100"], ["teacher", "/auth/me"]);

  /** They would be most of what is recorded: they come in the first seconds, and go with the account that has them. */
  async function withoutReadySets() {
    let before = -1;
    for (;;) {
      const { total } = await ask<{ total: number }>("GET", "/library");
      if (total > 0 && total === before) break;
      before = total;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    await ask("DELETE", "/admin/users/bilye", "admin", { password: "bilye-demo-2026" });
  }

  async function aHomework(of: string, more: object, who: object, runs = true) {
    const body = { question_set_id: of, due_at: Date.now() + 3 * DAY, ...more };
    const made = await ask<{ homework: { id: string; code: string } }>("POST", "/homework", "teacher", body);
    const { id, code } = made.homework;
    const seat = await ask<{ session_id: string; question: { question_id: string } }>(
      "POST",
      `/homework/${code}/join`,
      "",
      { ...who, join_key: crypto.randomUUID() },
    );
    const { question_id } = seat.question;
    await ask("POST", `/homework/${code}/answer`, seat.session_id, { question_id, answer: "B" });
    if (runs) homework.push({ id, code, session: seat.session_id });
    return { id, code };
  }

  const reads: Read[] = [];
  for (const [as, path] of paths) {
    const { class: _, ...reply } = await ask<Record<string, unknown>>("GET", path, as);
    reads.push({ as, path, reply: path.endsWith("/progress") ? reply : await ask("GET", path, as) });
  }
  return { games, homework, reads };
}
