import { aWrittenQuestion } from "../../builders/questions";
import { expect, test, type APIRequestContext } from "../steps/test";
import { aGame, aPhone } from "../steps/a-class";
import { storedBy, shownBy } from "../steps/stored";
import { aTeacher, seen, tokenOf } from "../steps/steps";

/** Words that occur in only one place of all the data; `worker/secrecy` checks the messages. */
const words = {
  first: "Sırçözümbir",
  second: "Sırçözümiki",
  accepted: "Sırkabul",
  question: "Sırsoru",
  own: "Karataşoğlu",
  other: "Dağdelenli",
} as const;
type Word = keyof typeof words;
const questions = [
  aWrittenQuestion({
    question_text: "Soru bir?",
    options: { A: "Bir", B: "İki" },
    time_limit: 120,
    explanation: words.first,
  }),
  {
    kind: "typed",
    question_text: words.question,
    accepted: [words.accepted],
    time_limit: 120,
    explanation: words.second,
  },
];

async function postingAsTeacher(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf({ request }, "ogretmen@ornek.test")}` };
  return async <Reply>(path: string, data: object) =>
    (await (await request.post(path, { headers, data })).json()) as Reply;
}

type Looked = {
  readonly known: readonly Word[];
  /** Words that were shown earlier and may have disappeared. */
  readonly past?: readonly Word[];
  readonly never?: Readonly<Record<string, string>>;
};

/** Expects the page to contain exactly those of the words that may be known by now. */
function expectKnown(
  places: Readonly<Record<string, string>>,
  moment: string,
  { known, past = [], never = {} }: Looked,
) {
  const told = Object.entries({ ...words, ...never }).flatMap(([what, word]) =>
    Object.entries(places).flatMap(([place, text]) => (text.includes(word) ? [{ what, place }] : [])),
  );
  const isKnown = ({ what }: { what: string }) => [...known, ...past].includes(what as Word);
  // Expect the known words too, as proof that the search works.
  const untold = known.filter((word) => told.every(({ what }) => what !== word));
  expect({ moment, early: told.filter((one) => !isKnown(one)), untold }).toEqual({ moment, early: [], untold: [] });
}

test("[T5][T11][T49] a phone keeps nothing that it may not know yet, and the board shows the class no more", async ({
  browser,
  request,
}) => {
  const post = await postingAsTeacher(request);
  const { class: found } = await post<{ class: { id: string } }>("/api/classes", { name: `7B ${Date.now()}` });
  const students = [`Zübeyde ${words.own}`, `Yavuz ${words.other}`].map((name, i) => ({ name, number: i + 1 }));
  await post(`/api/classes/${found.id}/students`, { students });
  // Play without a clock, so that no question closes by itself while a page's memory is searched.
  const game = await aGame({ request }, questions, { identity: "roster", class_id: found.id, clock: "none" });
  const other = await request.post("/api/game/join", { data: { game_code: game.code, number: 2, confirm: true } });
  const { session_id } = (await other.json()) as { session_id: string };
  const never = { "another's session": session_id };

  const { page: board } = await aTeacher(browser);
  await board.goto(`/teacher/games/${game.code}/host`);
  const phone = await aPhone(browser);
  await phone.page.goto(`/student/join?code=${game.code}`);
  await phone.page.getByLabel("Numaran kaç?").fill("1");
  await phone.page.getByRole("button", { name: "Devam" }).click();
  await phone.page.getByRole("button", { name: "Evet, benim" }).click();
  await expect(seen(phone.page, "İçeridesin!")).toBeVisible();
  /** Checks only what is visible on the board: it belongs to the teacher, so its scripts may hold everything. */
  const onBoard = async (moment: string, known: readonly Word[], past: readonly Word[] = []) =>
    expectKnown(await shownBy(board), `the board ${moment}`, { known, past, never });
  const onPhone = async (moment: string, known: readonly Word[], past: readonly Word[] = []) =>
    expectKnown(await storedBy(phone.page), `the phone ${moment}`, { known, past, never });
  await onBoard("in the lobby", []);
  await game.start();
  await expect(phone.tiles).toBeVisible();
  await expect(board.getByRole("heading", { name: "Soru bir?" })).toBeVisible();
  await onBoard("with the first question open", []);
  await onPhone("with the first question open", []);
  await game.endQuestion();
  await expect(phone.page.getByRole("heading", { name: "Süre doldu" })).toBeVisible();
  await game.next();
  await expect(phone.page.getByText(words.question)).toBeVisible();
  await expect(board.getByRole("heading", { name: words.question })).toBeVisible();
  await onBoard("with the second question open", ["question"], ["first"]);
  await onPhone("with the second question open", ["question"], ["first"]);
  await game.endQuestion();
  await expect(board.getByText(words.accepted).first()).toBeVisible();
  await onBoard("after the second question", ["question", "accepted"], ["first", "second"]);
});

test("[T5][T11] a homework that is done on a phone keeps no solution before its answer", async ({
  browser,
  request,
}) => {
  const post = await postingAsTeacher(request);
  const { question_set } = await post<{ question_set: { id: string } }>("/api/question-sets/import", {
    title: "Gizli",
    questions,
  });
  const { homework } = await post<{ homework: { code: string } }>("/api/homework", {
    question_set_id: question_set.id,
    due_at: Date.now() + 86_400_000,
  });
  const { page, option } = await aPhone(browser);
  page.setDefaultTimeout(15_000);
  await page.goto(`/odev/${homework.code.toLowerCase()}`);
  await page.getByLabel("Takma adın").fill("Ece");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Sakladım, başla" }).click();
  await expect(page.getByText("Soru bir?")).toBeVisible();
  // The device has all questions from the start, so that they can be done offline, but not the right answers.
  expectKnown(await storedBy(page), "with the first question open", { known: ["question"] });
  await option("B").click();
  await page.getByRole("button", { name: "Cevapla" }).click();
  await expect(page.getByText(words.first)).toBeVisible();
  expectKnown(await storedBy(page), "with the first question answered", { known: ["question", "first"] });
});
