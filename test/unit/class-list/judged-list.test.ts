import { expect, test } from "vitest";
import { judgedList, type JudgedList } from "#features/exchange/class-list/judged-list";
import type { Choices, Known } from "#features/exchange/class-list/types";
import { onlyClass } from "./reading";

const noChoices: Choices = { numbers: new Map(), renames: new Map(), inOrder: false };
const judged = (text: string, known: readonly Known[] = [], choices: Partial<Choices> = {}) =>
  judgedList(onlyClass(text), known, { ...noChoices, ...choices });
const aStudent = (number: number, name: string, school_no: number | null = null): Known => ({
  number,
  name,
  school_no,
});

/** Writes a row as "5 Baran Şahin: 5 numara Ayşe Kılıç ile aynı. [6]". */
const shown = ({ rows }: JudgedList) =>
  rows.map(({ number, name, verdict }) => {
    const said =
      verdict.is === "fault"
        ? `${verdict.sentence} [${verdict.free}]`
        : verdict.is === "asks"
          ? `${number} numarada ${verdict.before} var.${verdict.free === null ? "" : ` [${verdict.free}]`}`
          : verdict.is;
    return `${number ?? "–"} ${name}: ${said}`;
  });
const sent = ({ sent }: JudgedList) => sent.map(({ number, name }) => `${number} ${name}`);

const head = "S.No\tOkul No\tAdı Soyadı";
const mixedUp = "4 Aslı Çelik\n5 Ayşe Kılıç\n5 Baran Şahin\nBerat Öztürk\n8 Buse Aydın";

test("a number twice and one that is missing: each is offered a free one", () => {
  const list = judged(mixedUp);
  expect(shown(list)).toEqual([
    "4 Aslı Çelik: new",
    "5 Ayşe Kılıç: new",
    "5 Baran Şahin: 5 numara Ayşe Kılıç ile aynı. [1]",
    "– Berat Öztürk: Numarası yok. Boş olan 2 verilebilir. [2]",
    "8 Buse Aydın: new",
  ]);
  expect(sent(list)).toEqual(["4 Aslı Çelik", "5 Ayşe Kılıç", "8 Buse Aydın"]);
  expect([list.toLookAt, list.offersOrder]).toEqual([2, false]);
});

test("rows with the number of an earlier row name the earlier pupil", () => {
  const thrice = shown(judged("5 Ada Işık\n5 Ali Kaya\n5 Su Ay"));
  expect(thrice.slice(1)).toEqual([
    "5 Ali Kaya: 5 numara Ada Işık ile aynı. [1]",
    "5 Su Ay: 5 numara Ada Işık ile aynı. [2]",
  ]);
  const school = shown(
    judged(`${head}\n1\t1204\tAda Işık\n2\t1204\tAli Kaya\n3\t1204\tSu Ay\n4\t\tNaz Er\n5\t\tCan Er`),
  );
  expect(school.slice(1)).toEqual([
    "2 Ali Kaya: 1204 okul numarası Ada Işık ile aynı. [null]",
    "3 Su Ay: 1204 okul numarası Ada Işık ile aynı. [null]",
    "4 Naz Er: new",
    "5 Can Er: new",
  ]);
});

test("a number given by a tap is taken, and a second row cannot have it", () => {
  const list = judged(mixedUp, [], {
    numbers: new Map([
      [2, 6],
      [3, 6],
    ]),
  });
  expect(sent(list)).toEqual(["4 Aslı Çelik", "5 Ayşe Kılıç", "6 Baran Şahin", "8 Buse Aydın"]);
  expect(shown(list)[3]).toBe("6 Berat Öztürk: 6 numara Baran Şahin ile aynı. [1]");
});

test("numbers above 60 are faults until the list is numbered in its order", () => {
  const text = "61 Ada Işık\n2 Ali Kaya\n70 Su Ay";
  const list = judged(text, [aStudent(1, "Can Er")]);
  expect(shown(list)).toEqual([
    "61 Ada Işık: Numara 60’tan büyük. [3]",
    "2 Ali Kaya: new",
    "70 Su Ay: Numara 60’tan büyük. [4]",
  ]);
  expect([list.offersOrder, judged("60 Ada Işık").offersOrder]).toEqual([true, false]);
  const ordered = judged(text, [aStudent(1, "Can Er")], { inOrder: true });
  expect(sent(ordered)).toEqual(["2 Ada Işık", "3 Ali Kaya", "4 Su Ay"]);
  expect(ordered.offersOrder).toBe(false);
});

test("names alone can be numbered in their order", () => {
  expect(judged("Ada Işık\nAli Kaya").offersOrder).toBe(true);
  expect(sent(judged("Ada Işık\nAli Kaya", [], { inOrder: true }))).toEqual(["1 Ada Işık", "2 Ali Kaya"]);
});

test("a student who is in the class already is left alone; another name under the number is asked about", () => {
  const known = [aStudent(1, "Ada Işık"), aStudent(2, "Ali Kaya"), aStudent(3, "Can Er")];
  const text = "1 ADA IŞIK\n2 Su Ay\n3 Naz Arı\n4 Ece Gün";
  const list = judged(text, known);
  expect(shown(list)).toEqual([
    "1 Ada Işık: there",
    "2 Su Ay: 2 numarada Ali Kaya var. [5]",
    "3 Naz Arı: 3 numarada Can Er var. [5]",
    "4 Ece Gün: new",
  ]);
  expect([sent(list), list.toLookAt]).toEqual([["4 Ece Gün"], 2]);
  const answered = judged(text, known, {
    renames: new Map([
      [1, true],
      [2, false],
    ]),
  });
  expect(answered.sent).toEqual([
    { number: 2, school_no: null, name: "Su Ay", rename: true },
    { number: 4, school_no: null, name: "Ece Gün" },
  ]);
  expect(shown(answered).slice(1, 3)).toEqual(["2 Su Ay: renamed", "3 Naz Arı: skipped"]);
  expect(answered.toLookAt).toBe(0);
});

test("a new list of the school's: pupils keep their cards, and new ones get a free one", () => {
  const head = "S.No\tÖğrenci No\tAdı Soyadı";
  const known = [aStudent(1, "Ada Işık", 12), aStudent(2, "Ece Gün", 14)];
  const list = judged(`${head}\n1\t12\tADA IŞIK\n2\t13\tALİ KAYA\n3\t14\tECE GÜN`, known);
  expect(shown(list)).toEqual(["1 Ada Işık: there", "3 Ali Kaya: new", "2 Ece Gün: there"]);
  expect(list.sent).toEqual([{ number: 3, school_no: 13, name: "Ali Kaya" }]);
});

test("a newcomer whose number is taken moves alone: the others keep the places of the school's list", () => {
  const known = [aStudent(2, "Can Er")];
  const list = judged("S.No\tÖğrenci No\tAdı Soyadı\n1\t12\tADA IŞIK\n2\t13\tALİ KAYA\n3\t14\tECE GÜN", known);
  expect(shown(list)).toEqual(["1 Ada Işık: new", "4 Ali Kaya: new", "3 Ece Gün: new"]);
});

test("names the students who are missing from the class's new list, but not if the list is only of newcomers", () => {
  const known = [aStudent(1, "Ada Işık", 12), aStudent(2, "Ece Gün", 14), aStudent(3, "Can Er", 16)];
  const head = "S.No\tÖğrenci No\tAdı Soyadı";
  expect(judged(`${head}\n1\t12\tADA IŞIK\n2\t16\tCAN ER\n3\t20\tSU AY`, known).missing).toEqual(["Ece Gün"]);
  expect(judged("1 Ada Işık\n2 Naz Arı\n3 Can Er", known).missing).toEqual([]);
  expect(judged(`${head}\n1\t20\tSU AY`, known).missing).toEqual([]);
});

test("names that were typed first get the school's numbers from its list, and keep their cards", () => {
  const known = [aStudent(1, "Ali Kaya"), aStudent(2, "Ada Işık"), aStudent(5, "Ada Işık")];
  const list = judged("S.No\tÖğrenci No\tAdı Soyadı\n1\t12\tADA IŞIK\n2\t13\tALİ KAYA\n3\t13\tALİ KAYA", known);
  expect(shown(list)).toEqual([
    "4 Ada Işık: new",
    "1 Ali Kaya: completed",
    "3 Ali Kaya: 13 okul numarası Ali Kaya ile aynı. [null]",
  ]);
  expect(list.sent[1]).toEqual({ number: 1, school_no: 13, name: "Ali Kaya" });
  expect(list.added).toBe(1);
});

test("a class is full at 60: the first ones are taken", () => {
  const names = Array.from(
    { length: 65 },
    (_, i) => `${i + 1}\t${100 + i}\tAda ${"ABCDEFGHIJ"[i % 10]}${"abcdefg"[Math.floor(i / 10)]}`,
  );
  const list = judged(`S.No\tOkul No\tAdı Soyadı\n${names.join("\n")}`);
  expect([list.rows.length, list.sent.length, list.isOverFull]).toEqual([60, 60, true]);
  const known = Array.from({ length: 59 }, (_, i) => aStudent(i + 2, `Kişi ${i}`));
  const beside = judged("1 Ada Işık\n2 Su Ay", known);
  expect([sent(beside), beside.isOverFull]).toEqual([["1 Ada Işık"], false]);
  const tooMany = judged("Ada Işık\nSu Ay", known, { inOrder: true });
  expect([sent(tooMany), tooMany.isOverFull]).toEqual([["1 Ada Işık"], true]);
  const numberless = judged(`Su Ay\n${Array.from({ length: 60 }, (_, i) => `${i + 1} Kişi`).join("\n")}`);
  expect([shown(numberless)[0], numberless.isOverFull]).toEqual(["– Su Ay: Numarası yok. [null]", true]);
});

test("only number, school number and name leave the device", () => {
  const list = judged(
    "Sıra\tT.C. Kimlik No\tAd\tSoyad\tDoğum Tarihi\tTelefon\n1\t12345678901\tADA\tIŞIK\t02.03.2013\t0555 123 45 67",
  );
  expect(list.sent).toEqual([{ number: 1, school_no: null, name: "Ada Işık" }]);
});

test("a school's number that a list has twice stays the fault when the rest of the list is in the class", () => {
  const rest = "1\t1204\tAda Yılmaz\n2\t1204\tBaran Şahin";
  expect(shown(judged(rest))[1]).toContain("1204 okul numarası Ada Yılmaz ile aynı.");
  const known = [aStudent(1, "Ada Yılmaz", 1204)];
  expect(shown(judged("2\t1204\tBaran Şahin", known))).toEqual([
    "2 Baran Şahin: 1204 okul numarası Ada Yılmaz ile aynı. [null]",
  ]);
  expect(shown(judged("2\t1204\tAda Yılmaz Kaya", known))).toEqual(["1 Ada Yılmaz Kaya: 1 numarada Ada Yılmaz var."]);
});

test("offers a free number when a pupil's number is taken", () => {
  const known = [aStudent(1, "Can Er"), aStudent(3, "Cem Ak")];
  const numbers = new Map([[0, 2]]);
  expect(shown(judged("3 Naz Demir", known))).toEqual(["3 Naz Demir: 3 numarada Cem Ak var. [2]"]);
  expect(sent(judged("3 Naz Demir", known, { numbers }))).toEqual(["2 Naz Demir"]);
});

test.each([
  ["the card's number stays with another name", "1\t1204\tEce Demir", "1 Ece Demir: 1 numarada Ada Kaya Yılmaz var."],
  ["a word of the name stays", "7\t1204\tAda Demir", "1 Ada Demir: 1 numarada Ada Kaya Yılmaz var."],
  [
    "the same name with another number of the school's is somebody else",
    "7\t99\tAda Kaya Yılmaz",
    "7 Ada Kaya Yılmaz: new",
  ],
  ["the place on the list is the card's", "7\t15\tSu Ay", "7 Su Ay: new"],
  ["a place that is taken becomes a free one", "1\t15\tSu Ay", "2 Su Ay: new"],
  [
    "a row without a place is told a free one",
    "7\t15\tSu Ay\n\t16\tCan Er",
    "– Can Er: Numarası yok. Boş olan 2 verilebilir. [2]",
  ],
])("a list of the school's: %s", (_, rows, said) => {
  expect(shown(judged(`${head}\n${rows}`, [aStudent(1, "Ada Kaya Yılmaz", 1204)])).at(-1)).toBe(said);
});

test("a number is completed, and the name stays as the teacher wrote it; a new name is sent if the teacher asks for it", () => {
  const list = `${head}\n1\t12\tALİ KAYA`;
  expect(judged(list, [aStudent(1, "Âli Kaya")]).sent).toEqual([{ number: 1, school_no: 12, name: "Âli Kaya" }]);
  const renames = new Map([[0, true]]);
  expect(judged(list, [aStudent(1, "Ali Kaya Er", 12)], { renames }).sent).toEqual([
    { number: 1, school_no: 12, name: "Ali Kaya", rename: true },
  ]);
});
