import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { aClass } from "../helpers/classes";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { hosting, sit } from "../helpers/games/seat";
import { inOneRoom, pairedPhone, sitDown, type Sit } from "./phones";
import type { Secret, Watch } from "./watch";
import { questions, verdict, words } from "./words";

type Kind = "phones" | "numbers" | "cards" | "board" | "hall";
type Wanted = { readonly settings?: object; readonly sitAt?: Sit };

/** Plays a game of two questions with every kind of viewer, and records which viewers may know each secret. */
export async function playWatched(
  watch: Watch,
  kind: Kind,
  { settings = {}, sitAt = inOneRoom }: Wanted = {},
): Promise<Secret[]> {
  const teacher = await aPerson("teacher", { name: words.teacher });
  const other = await aPerson("teacher");
  const account = await aPerson("student", { name: words.account });
  const isSpoken = kind === "cards" || kind === "board";
  const students = words.surnames.map((surname, i) => `${["Zübeyde", "Yavuz", "Umay"][i]!} ${surname}`);
  const { id: classId, studentIds } = await aClass(teacher.token, { students });
  const ofKind = {
    phones: {},
    hall: {},
    numbers: { class_id: classId, identity: "roster" },
    cards: { class_id: classId, answers: "cards" },
    board: { answers: "board", teams: { names: ["Kartallar", "Yıldızlar"] } },
  };
  const set = await call<QuestionSetReply>("POST", "/api/question-sets/import", {
    token: teacher.token,
    body: { title: "Gizli", questions: questions(isSpoken) },
  });
  const setId = set.json.question_set.id;
  const made = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: { question_set_id: setId, settings: { reading_seconds: 0, ...ofKind[kind], ...settings } },
  });
  if (made.status !== 201) throw new Error(made.text);
  const code = made.json.game.game_code;
  const secrets: Secret[] = [];

  const host = watch.sits("host", await hosting(code, teacher.token));
  const paired = await pairedPhone(watch, { code, teacher }, secrets);
  watch.sits("stranger", await sit(code));
  const phones = isSpoken ? [] : await sitDown(watch, { code, byNumber: kind === "numbers", account, secrets, sitAt });
  const polling = phones.find(({ headers }) => headers !== null)?.headers ?? null;
  const readers = ["host", "paired", ...phones.map(({ who }) => who)];
  const players = phones.slice(0, 1).map(({ id }) => id);
  const names = {
    code: [code],
    id: [setId, classId, ...players],
    student: [studentIds[0]!],
    player: players,
  };

  /**
   * Each viewer asks for their own views; and, in the open question and at the end, for everything else that can be looked at.
   */
  const lookAround = async (isEverywhere = false) => {
    const at = `/api/game/${code}`;
    await watch.asks("host", "GET", at, { token: teacher.token });
    await watch.asks("paired", "GET", at, { token: paired });
    for (const { who, sessionId } of phones) {
      const headers = { "session-id": sessionId };
      await watch.asks(who, "GET", at, { headers });
    }
    if (!isEverywhere) return;
    await watch.looksEverywhere("stranger", {}, names);
    await watch.looksEverywhere("another teacher", { token: other.token }, names);
    if (polling) await watch.looksEverywhere("http", { headers: polling }, names);
  };
  const answersOf = (answer: string, question_id: string) =>
    Promise.all(
      phones.slice(0, -1).map(({ who, headers, seat }) => {
        const body = { question_id, answer };
        if (headers) return watch.asks(who, "POST", "/api/game/answer", { headers, body });
        seat!.say({ type: "submit_answer", ...body });
        return seat!.hears("answer_accepted");
      }),
    );

  host.say({ type: "start_game", game_code: code });
  const { question_id } = await host.hears("question_start");
  for (const { seat } of phones) await seat?.hears("question_start");
  await answersOf("B", question_id);
  if (isSpoken) {
    const { players } = (await call<GameView>("GET", `/api/game/${code}`, { token: paired })).json.host!;
    host.say({ type: "host_answers", question_id, answers: [[players[0]!.player_id, "B"]] });
  }
  await lookAround(true);
  await watch.moment("first closed");
  host.say({ type: "end_question" });
  await host.hears("question_end");
  for (const { seat } of phones) await seat?.hears("question_end");
  await lookAround();
  await watch.moment("second open");
  host.say({ type: "next_question", game_code: code });
  const second = await host.hears("question_start");
  for (const { seat } of phones) await seat?.hears("question_start");
  await answersOf("Yeşilırmak", second.question_id);
  await lookAround();
  await watch.moment("second closed");
  host.say({ type: "end_question" });
  await host.hears("question_end");
  await lookAround();
  host.say({ type: "end_game" });
  await host.hears("game_end");
  for (const { seat } of phones) await seat?.hears("game_end");
  await lookAround(true);

  const pupils = readers.slice(2);
  const hosts = { host: "start", paired: "start" };
  return [
    ...secrets,
    { what: "a verdict", word: verdict, may: { ...hosts, ...from("first closed", pupils) } },
    { what: "the first explanation", word: words.explanations[0], may: { ...hosts, ...from("first closed", pupils) } },
    { what: "the second question", word: words.question, may: { ...hosts, ...from("second open", pupils) } },
    ...(isSpoken
      ? []
      : [{ what: "what is right", word: words.accepted, may: { ...hosts, ...from("second closed", pupils) } }]),
    {
      what: "the second explanation",
      word: words.explanations[1],
      may: { ...hosts, ...from("second closed", pupils) },
    },
    ...words.surnames.map((word) => ({ what: "a name of the class", word, may: {} })),
    { what: "the name of an account", word: words.account, may: {} },
    { what: "the teacher's name", word: words.teacher, may: {} },
    { what: "an address", word: "@okul.test", may: { "another teacher": "start" } },
    { what: "the teacher's token", word: teacher.token, may: {} },
    { what: "the code", word: code, never: ["log"] },
  ];
}

const from = (moment: string, who: readonly string[]) => Object.fromEntries(who.map((one) => [one, moment]));
