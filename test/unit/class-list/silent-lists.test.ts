import { expect, test } from "vitest";
import { listOutcome } from "#features/exchange/class-list/read-list";

function classes(text: string): { note: string | null; classes: string[] } {
  const outcome = listOutcome(text);
  if (!outcome.ok) throw new Error(outcome.message);
  const { note, classes } = outcome.list;
  return {
    note,
    classes: classes.map(
      ({ title, pupils }) => `${title}: ${pupils.map(({ number, name }) => `${number} ${name}`).join(", ")}`,
    ),
  };
}

test.each(["7/A SINIFI", "7-A", "7/A Sınıf Listesi", "7/A Öğrenci Listesi", "7 A SINIFI"])(
  "the heading %s is no pupil",
  (heading) => {
    const [only, ...more] = classes(`${heading}\n1 Ali Yılmaz\n2 Ayşe Kaya`).classes;
    expect(more).toEqual([]);
    expect(only).toMatch(/^7.A.*: 1 Ali Yılmaz, 2 Ayşe Kaya$/);
  },
);

test("two classes side by side, with headings and without, are two lists", () => {
  const rows = "1\tAli Yılmaz\t1\tVeli Kaya\n2\tAyşe Kaya\t2\tFatma Er\n3\tCan Ak\t\t";
  expect(classes(`7/A\t\t7/B\nNo\tAdı Soyadı\tNo\tAdı Soyadı\n${rows}`).classes).toEqual([
    "7/A: 1 Ali Yılmaz, 2 Ayşe Kaya, 3 Can Ak",
    "7/B: 1 Veli Kaya, 2 Fatma Er",
  ]);
  expect(classes(rows).classes).toEqual([": 1 Ali Yılmaz, 2 Ayşe Kaya, 3 Can Ak", ": 1 Veli Kaya, 2 Fatma Er"]);
});

test("a surname that is also a word of e-Okul stays in a column of surnames", () => {
  const rows = "1\tAyşe\tKIZ\tKız\n2\tMehmet\tPARALI\tErkek\n3\tCan\tEr\tErkek\n4\tAda\tSu\tKız\n5\tEce\tAk\tKız";
  expect(classes(rows).classes).toEqual([": 1 Ayşe Kız, 2 Mehmet Paralı, 3 Can Er, 4 Ada Su, 5 Ece Ak"]);
});

test("a middle name has its heading, and a third column without one is named", () => {
  expect(classes("No\tAdı\tİkinci Adı\tSoyadı\n1\tAyşe\tNur\tYılmaz\n2\tMehmet\t\tKaya").classes).toEqual([
    ": 1 Ayşe Nur Yılmaz, 2 Mehmet Kaya",
  ]);
  expect(classes("1\tAyşe\tNur\tYılmaz\n2\tMehmet\tAli\tKaya").note).toBe(
    "Ad ve soyaddan sonraki sütun alınmadı: Yılmaz, Kaya … Adın parçasıysa sütunları birleştirin.",
  );
});

test("a surname like a word of e-Okul stays at the end of a line unless most lines end in such a word", () => {
  expect(classes("1 Ayşe Nur Kız\n2 Mehmet Ali Paralı\n3 Can Er Ak").classes).toEqual([
    ": 1 Ayşe Nur Kız, 2 Mehmet Ali Paralı, 3 Can Er Ak",
  ]);
  const lines = "1 AYŞE NUR KIZ Kız\n2 MEHMET ALİ PARALI Erkek\n3 CAN ER AK Erkek";
  expect(classes(lines).classes).toEqual([": 1 Ayşe Nur Kız, 2 Mehmet Ali Paralı, 3 Can Er Ak"]);
});

const withSchoolNo = (source: Uint8Array) => {
  const outcome = listOutcome(source);
  return outcome.ok ? outcome.list.classes[0]!.pupils.map(({ schoolNo, name }) => `${schoolNo} ${name}`) : [];
};

test("a web page that e-Okul named .xls is read, in whatever code", () => {
  const page =
    "<html><body><table><tr><td>S.No</td><td>Öğrenci No</td><td>Adı</td><td>Soyadı</td></tr><tr><td>1</td><td>601</td><td>IŞIL</td><td>ÖZ</td></tr><tr><td>2</td><td>602</td><td>ALİ</td><td>ŞEN</td></tr></table></body></html>";
  expect(withSchoolNo(new TextEncoder().encode(page))).toEqual(["601 Işıl Öz", "602 Ali Şen"]);
  const turkish = new Map([
    ["Ö", 0xd6],
    ["ğ", 0xf0],
    ["ı", 0xfd],
    ["Ş", 0xde],
    ["İ", 0xdd],
  ]);
  const bytes = Uint8Array.from(Array.from(page, (sign) => turkish.get(sign) ?? sign.charCodeAt(0)));
  expect(withSchoolNo(bytes)).toEqual(["601 Işıl Öz", "602 Ali Şen"]);
});

test("surnames in a column of their own stay when most first names are two", () => {
  expect(classes("1\tAyşe Nur\tÖZ\n2\tÖmer Faruk\tAK\n3\tAli\tER").classes).toEqual([
    ": 1 Ayşe Nur Öz, 2 Ömer Faruk Ak, 3 Ali Er",
  ]);
});
