import type { HomeworkJoinReply, HomeworkReply, HomeworkView } from "#protocol/http/replies/homework";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { DAY } from "../helpers/a-homework";
import { aClass } from "../helpers/classes";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { questions, verdict, words } from "./words";
import type { Secret, Watch } from "./watch";

const pupils = { first: "Zübeyde", second: "Yavuz" } as const;
type Pupil = keyof typeof pupils;

/** A homework that one pupil does and another has only begun, with a note whose each secret is. */
export async function doWatched(watch: Watch, by: "number" | "nickname"): Promise<Secret[]> {
  const teacher = await aPerson("teacher", { name: words.teacher });
  const other = await aPerson("teacher");
  const students = Object.values(pupils).map((name, i) => `${name} ${words.surnames[i]!}`);
  const { id: classId, studentIds } = await aClass(teacher.token, { students });
  const set = await call<QuestionSetReply>("POST", "/api/question-sets/import", {
    token: teacher.token,
    body: { title: "Gizli", questions: questions(false) },
  });
  const setId = set.json.question_set.id;
  const body = { question_set_id: setId, due_at: Date.now() + DAY, ...(by === "number" && { class_id: classId }) };
  const made = await call<HomeworkReply>("POST", "/api/homework", { token: teacher.token, body });
  const { id, code } = made.json.homework;
  const at = `/api/homework/${code}`;

  const secrets: Secret[] = [];
  const headersOf = new Map<string, Record<string, string>>();
  for (const [i, [who, name]] of Object.entries(pupils).entries()) {
    const own = by === "number" ? { number: i + 1, confirm: true } : { nickname: name };
    const seat = { ...own, join_key: crypto.randomUUID() };
    const { json } = await watch.asks<HomeworkJoinReply>(who, "POST", `${at}/join`, { body: seat });
    headersOf.set(who, { "session-id": json.session_id });
    const own_words = { session: json.session_id, name, pin: `"pin":"${json.pin}"` };
    for (const [what, word] of Object.entries(own_words)) {
      secrets.push({ what: `the ${what} of ${who}`, word, may: { [who]: "start" } });
    }
  }
  const looks = (who: Pupil) => watch.asks<HomeworkView>(who, "GET", at, { headers: headersOf.get(who)! });
  const firstPlayer = (await looks("first")).json.you!.player_id;
  const names = {
    id: [id, setId, classId, firstPlayer],
    ref: [id, code],
    code: [code],
    student: [studentIds[0]!],
    player: [firstPlayer],
  };
  const everybodyLooks = async () => {
    await looks("first");
    await watch.looksEverywhere("stranger", {}, names);
    await watch.looksEverywhere("another teacher", { token: other.token }, names);
    await watch.looksEverywhere("second", { headers: headersOf.get("second")! }, names);
  };
  const answers = async (answer: string) => {
    const { question_id } = (await looks("first")).json.question!;
    await watch.asks("first", "POST", `${at}/answer`, {
      headers: headersOf.get("first")!,
      body: { question_id, answer },
    });
  };

  await looks("second");
  await watch.moment("first answered");
  await answers("B");
  await watch.moment("second answered");
  await answers("Yeşilırmak");
  await watch.asks("first", "GET", `${at}/review`, { headers: headersOf.get("first")! });
  await everybodyLooks();
  await watch.moment("over");
  await call("POST", `/api/homework/${id}/close`, { token: teacher.token });
  for (const who of ["first", "second"] as const) await looks(who);
  await watch.asks("second", "GET", `${at}/review`, { headers: headersOf.get("second")! });

  return [
    ...secrets,
    { what: "a verdict", word: verdict, may: { first: "first answered", second: "over" } },
    { what: "the first explanation", word: words.explanations[0], may: { first: "first answered", second: "over" } },
    { what: "what is right", word: words.accepted, may: { first: "second answered", second: "over" } },
    { what: "the second question", word: words.question, may: { first: "start", second: "start" } },
    ...words.surnames.slice(0, 2).map((word) => ({ what: "a name of the class", word, may: {} })),
    { what: "the teacher's name, which stands above the homework", word: words.teacher, never: ["log"] },
    { what: "an address", word: "@okul.test", may: { "another teacher": "start" } },
    { what: "the code", word: code, never: ["log"] },
  ];
}
