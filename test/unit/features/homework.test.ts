import { beforeEach, expect, test, vi } from "vitest";
import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import {
  faultsOf,
  isUsualHomework,
  momentOfDue,
  rememberedHomework,
  rememberHomework,
  usualHomework,
} from "#features/homework/dialogs/choices";
import { rememberClass, rememberedBy, rememberGame, usual } from "#features/games/new-game/remembered";
import { reminderOf } from "#features/homework/dialogs/reminder";
import {
  factsLine,
  finishedLine,
  finishedRate,
  rateOf,
  stillOpen,
  whenLine,
} from "#features/homework/dialogs/homework-lines";
import {
  foundPupils,
  hardSoFar,
  inState,
  refreshedLine,
  rightLine,
  stateLine,
  withFullNames,
} from "#features/homework/detail/states";
import { countsIn, netWords } from "#features/homework/net-counts";
import { countsLine } from "#words/counts-line";
import { homeworkSettings } from "../../builders/settings";
import { stripsOf } from "#features/homework/detail/strips";

const at = (text: string) => Date.parse(`${text}+03:00`);
const friday = at("2026-03-13T14:00");
const link = "https://bilye.example/odev/K7MP4XR";

const aHomework = (change: Partial<Homework> = {}): Homework => ({
  id: "h1",
  code: "K7MP4XR",
  title: "Hücre ve Bölünmeler",
  question_set_id: "s1",
  class: { id: "c1", name: "7B Fen" },
  settings: homeworkSettings(),
  question_count: 10,
  created_at: friday,
  opens_at: null,
  due_at: at("2026-03-15T20:00"),
  closed_at: null,
  time_zone: "Europe/Istanbul",
  state: "open",
  counts: { expected: 32, started: 22, finished: 17 },
  accuracy: 0.74,
  has_report: false,
  can_extend: true,
  ...change,
});
const aPupil = (change: Partial<HomeworkPupil> = {}): HomeworkPupil => ({
  player_id: "p1",
  number: 5,
  school_no: null,
  name: "Ayşe Kılıç",
  marble: 12,
  state: "running",
  attempt: 1,
  attempts_left: 0,
  answered: 7,
  done: 7,
  best: { attempt: 1, answered: 7, right: 7, judged: 7, score: 700 },
  started_at: friday,
  last_at: friday,
  locked_until: null,
  ...change,
});
const missing = aPupil({
  player_id: null,
  number: 4,
  name: "Aslı Çelik",
  marble: null,
  state: "not_started",
  best: null,
});
const names = (found: readonly HomeworkPupil[]) => found.map(({ name }) => name);
const question = (id: string, answered: number, correct_rate: number | null) => ({ id, answered, correct_rate });

const device = new Map<string, string>();
beforeEach(() => {
  device.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => void device.set(key, text),
    removeItem: (key: string) => void device.delete(key),
  });
});

test("the next homework begins with the choices of the last one", () => {
  expect(rememberedHomework("t1")).toEqual(usualHomework);
  const chosen = {
    due: "week",
    ...homeworkSettings({ attempts: 3, verdict: "after_due", clock: "question", shuffle: true }),
  } as const;
  rememberHomework("t1", chosen);
  expect(rememberedHomework("t1")).toEqual(chosen);
  expect(rememberedHomework("t2")).toEqual(usualHomework);
  expect([isUsualHomework(chosen), isUsualHomework({ ...usualHomework })]).toEqual([false, true]);
});

test.each(["", "nonsense", "null", "[]", '{"due":"yesterday","attempts":4,"verdict":1,"clock":null,"shuffle":"yes"}'])(
  "remembered choices of a device are taken over only if they are offered: %s",
  (kept) => {
    device.set("bilye.homework.t1", kept);
    expect(rememberedHomework("t1")).toEqual(usualHomework);
  },
);

test("a set's class is the same for a game and for homework, and nothing else of a game changes", () => {
  rememberGame("t1", "s1", { ...usual.settings.phones, scoring: "speed", class_id: "c1" });
  rememberClass("t1", "s2", "c2");
  expect(rememberedBy("t1")).toMatchObject({
    way: "phones",
    settings: { phones: { scoring: "speed" } },
    classOf: { s1: "c1", s2: "c2" },
  });
  rememberClass("t1", "s1", undefined);
  expect(rememberedBy("t1").classOf).toEqual({ s2: "c2" });
});

test("a remembered Sunday is the Saturday's tomorrow, and on Sunday the evening in a week", () => {
  expect(momentOfDue({ name: "sunday" }, friday)).toBe(at("2026-03-15T20:00"));
  expect(momentOfDue({ name: "sunday" }, at("2026-03-14T10:00"))).toBe(at("2026-03-15T20:00"));
  expect(momentOfDue({ name: "sunday" }, at("2026-03-15T10:00"))).toBe(at("2026-03-22T20:00"));
});

test.each([
  ["at once", null, undefined],
  ["before the end", { day: "2026-03-14", clock: "08:00" }, undefined],
  ["at the end", { day: "2026-03-14", clock: "20:00" }, "Başlangıç son günden önce olmalı."],
  ["at no time", { day: "2026-03-14", clock: "" }, "Bir gün ve saat seçin."],
] as const)("a beginning is judged: %s", (_, opening, fault) => {
  expect(faultsOf({ name: "tomorrow" }, opening, friday)).toEqual({ due: undefined, opening: fault });
});

test("the reminder says how many have finished and names nobody", () => {
  const text = reminderOf(aHomework(), link, friday);
  expect(text).toBe(
    [
      "7B Fen, ödev: “Hücre ve Bölünmeler”",
      "Son gün: 15 Mart 2026 Pazar, 20.00 (iki gün kaldı).",
      "32 kişiden bitiren: 17. Başlamadıysan ya da yarıda kaldıysan hâlâ vaktin var.",
      "",
      `Adres: ${link}`,
      "Daha önce başladıysan aynı adreste numaran ve geri dönüş sayınla kaldığın yerden sürdürürsün. Sayını unuttuysan bana söyle.",
    ].join("\n"),
  );
});

test.each([
  [
    "everybody has finished",
    { counts: { expected: 32, started: 32, finished: 32 } },
    "Hepiniz bitirdiniz, elinize sağlık.",
  ],
  [
    "nobody of nobody's class",
    { class: null, counts: { expected: null, started: 0, finished: 0 } },
    "Henüz başlayan yok.",
  ],
  [
    "without a class",
    { class: null, counts: { expected: null, started: 1240, finished: 900 } },
    "Başlayan: 1.240, bitiren: 900. Yarıda kaldıysan hâlâ vaktin var.",
  ],
] as const)("the reminder fits when %s", (_, change, line) => {
  expect(reminderOf(aHomework(change), link, friday).split("\n")[2]).toBe(line);
});

test.each([
  ["running", {}, "7B Fen, 10 soru. Son gün 15 Mart 2026 Pazar, 20.00, iki gün kaldı."],
  ["without a class", { class: null }, "10 soru. Son gün 15 Mart 2026 Pazar, 20.00, iki gün kaldı."],
  [
    "not open yet",
    { state: "waiting", opens_at: at("2026-03-14T08:00") },
    "7B Fen, 10 soru. 14 Mart 2026 Cumartesi, 08.00 günü açılacak. Son gün 15 Mart 2026 Pazar, 20.00, iki gün kaldı.",
  ],
  ["over", { state: "over", due_at: friday }, "7B Fen, 10 soru. Son gün 13 Mart 2026 Cuma, 14.00, doldu."],
  ["ended early", { state: "over", closed_at: friday }, "7B Fen, 10 soru. Erken bitirildi: 13 Mart 2026 Cuma, 14.00."],
] as const)("the line under the title: %s", (_, change, line) => {
  expect(factsLine(aHomework(change), friday)).toBe(line);
});

test("the finished share is of the class, or else of those who began", () => {
  expect(finishedRate(aHomework())).toBe(17 / 32);
  expect(finishedRate(aHomework({ counts: { expected: null, started: 20, finished: 5 } }))).toBe(0.25);
  expect(finishedRate(aHomework({ counts: { expected: null, started: 0, finished: 0 } }))).toBe(0);
  // Pupils who have left the class since they began count too, so cap the rate at 1.
  expect(finishedRate(aHomework({ counts: { expected: 3, started: 5, finished: 5 } }))).toBe(1);
});

test("a teacher's first page has unfinished homework, the first to end on top", () => {
  const of = (id: string, due: string, state: Homework["state"]) => aHomework({ id, due_at: at(due), state });
  const all = [
    of("later", "2026-03-20T20:00", "open"),
    of("over", "2026-03-12T20:00", "over"),
    of("waits", "2026-03-18T20:00", "waiting"),
    of("next", "2026-03-15T20:00", "open"),
  ];
  expect(stillOpen(all).map(({ id }) => id)).toEqual(["next", "waits", "later"]);
  expect(whenLine(aHomework(), friday)).toBe("Pazar 20.00, iki gün kaldı");
  expect(whenLine(aHomework({ state: "waiting", opens_at: at("2026-03-14T08:00") }), friday)).toBe(
    "14 Mart 08.00 açılacak",
  );
  expect(finishedLine(aHomework())).toBe("17 / 32");
});

test("pupils are narrowed by state, by name under the Turkish fold and by either number", () => {
  const pupils = [missing, aPupil(), aPupil({ player_id: "p2", number: 12, school_no: 431, name: "İsmet IŞIK" })];
  expect(names(inState(pupils, "not_started"))).toEqual(["Aslı Çelik"]);
  expect(inState(pupils, "all")).toBe(pupils);
  // The counts in the homework itself.
  expect(inState([aPupil({ attempt: 2 })], "finished")).toHaveLength(1);
  expect(names(foundPupils(pupils, "isik"))).toEqual(["İsmet IŞIK"]);
  expect(names(foundPupils(pupils, "kılıç ayşe"))).toEqual(["Ayşe Kılıç"]);
  expect(names(foundPupils(pupils, "43"))).toEqual(["İsmet IŞIK"]);
  expect(names(foundPupils(pupils, "4"))).toEqual(["Aslı Çelik", "İsmet IŞIK"]);
});

test.each([
  [missing, "Başlamadı"],
  [aPupil(), "Sürüyor, 7 / 10"],
  // Left blank: over, though not answered.
  [aPupil({ done: 9 }), "Sürüyor, 9 / 10"],
  [aPupil({ state: "finished", last_at: at("2026-03-12T19:12") }), "Bitirdi, dün 19.12"],
  [aPupil({ state: "finished", last_at: null }), "Bitirdi"],
  [aPupil({ attempt: 2 }), "Bitirdi, 2. deneme 7 / 10"],
] as const)("a pupil's line on a phone, %#", (pupil, line) => {
  expect(stateLine(pupil, 10, friday)).toBe(line);
});

test("a class's pupils stand with their whole names, as long as they are the same pupils", () => {
  const students = [
    { number: 4, name: "Aslı Çelik" },
    { number: 5, name: "Mert Kaya" },
    { number: 6, name: "Ali Demir" },
  ];
  const short = [
    { ...missing, name: "Aslı Ç." },
    aPupil({ name: "Ayşe K." }),
    // Two pupils of the class have the same short name.
    aPupil({ number: 6, name: "Ali D. 6" }),
    aPupil({ number: 7, name: "Ece S." }),
  ];
  expect(withFullNames(short, students).map(({ name }) => name)).toEqual([
    "Aslı Çelik",
    "Ayşe K.",
    "Ali Demir",
    "Ece S.",
  ]);
});

test.each([
  [{ answered: 10, right: 8, judged: 10 }, "8 / 10"],
  [{ answered: 7, right: 7, judged: 10 }, "7 / 7"],
  // Two of the ten questions were polls.
  [{ answered: 10, right: 8, judged: 8 }, "8 / 8"],
] as const)("the right share is of the answers given, %#", (best, line) => {
  expect(rightLine({ attempt: 1, score: 0, ...best })).toBe(line);
});

const attempt = (net: number, right: number, answered: number, judged = 10) =>
  ({ attempt: 1, score: Math.round(net * 1000), net, right, answered, judged }) as const;
const inNet = { settings: { ...homeworkSettings(), scoring: "net", wrong_costs: 3 } } as const;

test.each([
  ["before the first answer", {}, { best: attempt(0, 0, 0) }, null],
  ["of a pupil who has not begun", {}, missing, null],
  ["of a running attempt", {}, { best: attempt(5.6667, 6, 7) }, "6 doğru, 1 yanlış"],
  ["of a whole one", {}, { state: "finished", best: attempt(7.6667, 8, 9) }, "8 doğru, 1 yanlış, 1 boş"],
  ["of an empty sheet", {}, { state: "finished", best: attempt(0, 0, 0) }, "10 boş"],
  ["of the best attempt beside a running one", {}, { attempt: 2, best: attempt(8, 8, 8) }, "8 doğru, 2 boş"],
  ["at the end", { state: "over" }, { best: attempt(6, 6, 6) }, "6 doğru, 4 boş"],
  ["with two polls", {}, { state: "finished", best: attempt(7, 7, 10, 8) }, "7 doğru"],
] as const)("right, wrong and blank %s", (_, of, pupil, line) => {
  const counts = countsIn(aHomework({ ...inNet, ...of }), aPupil(pupil));
  expect(counts && countsLine(counts)).toBe(line);
});

test("the mean is of the pupils who have finished, and at the end of everybody who began", () => {
  const pupils = [
    aPupil({ state: "finished", best: attempt(8.6667, 9, 10) }),
    aPupil({ attempt: 2, best: attempt(-0.3333, 0, 1) }),
    aPupil({ best: attempt(1, 1, 1) }),
    missing,
  ];
  const said = (of: Partial<Homework>, these = pupils) => netWords(aHomework({ ...inNet, ...of }), these).join("");
  expect(said({})).toBe("4,17 net, bitirenlerin ortalaması. 3 yanlış 1 doğruyu götürür.");
  expect(said({ state: "over" })).toBe("3,11 net, sınıf ortalaması. 3 yanlış 1 doğruyu götürür.");
  expect(said({}, [missing])).toBe("3 yanlış 1 doğruyu götürür.");
});

test("how fresh the page is", () => {
  expect(refreshedLine(friday, friday + 59_000)).toBe("Az önce yenilendi");
  expect(refreshedLine(friday, friday + 190_000)).toBe("3 dakika önce yenilendi");
});

test("hard so far are questions that three or more answered and at most seven in ten knew, the hardest first", () => {
  const questions = [
    question("poll", 20, null),
    question("two answers", 2, 0),
    question("known", 20, 0.71),
    question("a", 10, 0.7),
    question("b", 4, 0.25),
    question("c", 9, 0.25),
    question("d", 9, 0.5),
  ];
  expect(hardSoFar(questions).map(({ id }) => id)).toEqual(["c", "b", "d"]);
});

test("strips carry the number to come in with: the school's where all have one", () => {
  const of = aHomework();
  const other = aPupil({ player_id: "p2", number: 12, name: "Defne Nur Aydın" });
  expect(stripsOf(of, [missing, other])).toEqual([
    { key: "4", name: "Aslı Ç.", number: 4 },
    { key: "12", name: "Defne A.", number: 12 },
  ]);
  const { number: _, ...gone } = aPupil({ name: "Kaan Kar" });
  expect(
    stripsOf(of, [{ ...missing, school_no: 77 }, { ...other, school_no: 431 }, gone]).map(({ number }) => number),
  ).toEqual([77, 431]);
  expect(stripsOf(aHomework({ class: null }), [])).toHaveLength(10);
});

test("the right share is shown once somebody has finished", () => {
  const counts = { expected: 3, started: 1, finished: 0 };
  expect(rateOf({ accuracy: 0, counts })).toBeNull();
  expect(rateOf({ accuracy: 0.5, counts: { ...counts, finished: 1 } })).toBe(0.5);
});
