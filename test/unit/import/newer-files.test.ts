import { expect, test } from "vitest";
import { aWholeQuestion } from "../../builders/questions";
import { aWrittenSet } from "../../builders/sets";
import { setCsv } from "#features/exchange/export/set-csv";
import { setGift } from "#features/exchange/export/set-gift";
import { setMoodle } from "#features/exchange/export/set-moodle";
import { read } from "./reading";

/** Tests of files that a newer version has written. */

const draft = aWholeQuestion({ question_text: "Soru" });
const hotspot = { kind: "hotspot", areas: [[1, 2]] } as const;
const hint = { hint: "Bir ipucu" } as const;
const unknown = (name: string) => `Bu sürümün tanımadığı bölüm alınmadı: “${name}”.`;

test.each<[string, object, string[], [string, string[]][]]>([
  [
    "of a newer version",
    { version: 2 },
    ["Dosya daha yeni bir Bilye sürümünden; bu sürümün tanıdığı bölümleri okundu."],
    [["taken", []]],
  ],
  ["with a field of its own", { tags: ["a"] }, ["Bu sürümün tanımadığı bölüm alınmadı: “tags”."], [["taken", []]]],
  [
    "of the API's reply",
    { id: "s", folder: "", questions: [{ ...draft, id: "q", position: 0, updated_at: 1 }] },
    [],
    [["taken", []]],
  ],
  [
    "with a question's field of its own",
    { questions: [{ ...draft, ...hint }] },
    [],
    [["changed", ["Bu sürümün tanımadığı bölüm alınmadı: “hint”."]]],
  ],
  [
    "with a kind of its own",
    { questions: [{ ...draft, ...hotspot }, draft] },
    [],
    [
      ["left_out", ["Bu türde soru bu sürümde yok."]],
      ["taken", []],
    ],
  ],
])("[F28] a file %s is read as far as this version knows it, and says so", (_, change, notes, verdicts) => {
  const file = { format: "bilye", version: 1, title: "Set", questions: [draft], ...change };
  const found = read(JSON.stringify(file));
  expect(found.notes).toEqual(notes);
  expect(found.rows.map(({ verdict, reasons }) => [verdict, reasons])).toEqual(verdicts);
});

test("[F28] a table of ours with a column of a newer version is read without it, and says so", () => {
  const [head, ...lines] = setCsv(aWrittenSet([draft])).split("\r\n");
  const csv = [
    `Yeni;${head!.replace(/^\ufeff/, "")}`,
    ...lines.map((line) => (line === "" ? "" : `değer;${line}`)),
  ].join("\r\n");
  const found = read(csv);
  expect(found.notes).toEqual([unknown("Yeni")]);
  expect(found.rows.map(({ question }) => question)).toEqual([draft]);
  expect(read(setCsv(aWrittenSet([draft]))).notes).toEqual([]);
});

test.each([
  ["a field", { hint: 1 }, "hint"],
  ["a kind", { kind: "hotspot" }, "kind"],
])("[F28] %s of a newer version in our note is said to be left out, in Moodle XML and GIFT", (_, note, name) => {
  const set = aWrittenSet([aWholeQuestion({ question_text: "Soru" })]);
  const gift = setGift(set).replace("points=1", `points=1 ${JSON.stringify(note)}`);
  const inXml = JSON.stringify(note).slice(1, -1).replaceAll('"', "&quot;");
  const moodle = setMoodle(set).join("").replace("&quot;points&quot;:1", `&quot;points&quot;:1,${inXml}`);
  for (const file of [gift, moodle]) {
    expect(read(file).rows.map(({ reasons }) => reasons)).toEqual([[unknown(name)]]);
  }
});
