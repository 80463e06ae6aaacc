import { expect, test } from "vitest";
import { outcomeOf } from "#features/exchange/import/outcome";
import { bytes, read, shorts } from "./reading";

const asked = "1) Ağaç nedir?\nA) bitki\nB) taş\nCevap: A\n2) Su nedir?\nA) sıvı\nB) katı\nCevap: A\n";
const oneByte = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "number" ? [part] : Array.from(part, (sign) => sign.charCodeAt(0)))),
  );
const bodies = (source: Uint8Array | string) =>
  shorts(read(source)).map((row) => row.replace(/^Satır \d+: | \| \d+$/g, ""));
const reasons = (source: Uint8Array | string) => read(source).rows.map((row) => row.reasons);

test("a control sign is taken out, and the questions on its line are doubted", () => {
  const file = bytes(asked.replace("A) bitki", "\u0002A) bit\u0000ki"));
  expect(bodies(file)).toEqual(["doubtful | Ağaç nedir? | *A bitki, B taş", "taken | Su nedir? | *A sıvı, B katı"]);
  expect(reasons(file)[0]).toEqual(["Satırlarından birinde okunamayan bir işaret vardı, çıkarıldı."]);
  expect(read(file).notes).toEqual(["Metindeki okunamayan işaretler çıkarıldı, o satırlardaki sorulara bakın."]);
});

test("a question of a table is doubted as far as its row reaches", () => {
  const table = 'Soru;A;B;Doğru\n"Ağaç\nne\u0001dir?";bitki;taş;A\nSu nedir?;sıvı;katı;A\n';
  expect(read(bytes(table)).rows.map(({ verdict }) => verdict)).toEqual(["doubtful", "taken"]);
});

test("hyphens of Word are hyphens, or nothing", () => {
  expect(bodies("1) Doğru\u001eyanlış anla\u001ftım nedir?\nA) su\nB) ay\nCevap: A")).toEqual([
    "taken | Doğru-yanlış anlatım nedir? | *A su, B ay",
  ]);
});

test("UTF-8 that was read in the code of Windows and saved again is mended", () => {
  const misread = new TextDecoder("windows-1252").decode(bytes(asked));
  expect(bodies(bytes(misread))).toEqual(bodies(bytes(asked)));
  expect(read(bytes(misread)).notes).toEqual(["Dosyanın bozuk Türkçe harfleri düzeltildi. Harflere bir göz atın."]);
  // Beside true letters it cannot be.
  expect(read(`${asked}3) AÄŸaÃ§ nedir?\nA) a\nB) b\nCevap: A`).rows.map(({ verdict }) => verdict)).toEqual([
    "taken",
    "taken",
    "doubtful",
  ]);
});

test.each([
  ["DOS", oneByte("1) A", 0xa7, "a", 0x87, " nedir?\nA) s", 0x8d, "v", 0x8d, "\nB) x\nCevap: A")],
  ["the old Macintosh", oneByte("1) Bu kad", 0xdd, "n kim?\nA) x\nB) y\nCevap: A")],
])("letters of %s are refused", (_, file) => {
  expect(outcomeOf(file)).toEqual({
    ok: false,
    message: "Dosyanın Türkçe harfleri okunamadı. Dosyayı UTF-8 olarak kaydedip yeniden deneyin.",
  });
});

test.each([
  ["another sign", "1) A\ufffda\u00e7 nedir?\nA) x\nB) y\nCevap: A\n2) Su?\nA) x\nB) y\nCevap: A", 2],
  ["a question mark", "1) A?a\u00e7 nedir, kad?n kim?\nA) x\nB) y?\nCevap: A\n2) Su?\nA) x\nB) y\nCevap: A", 1],
  [
    "a question mark at the end of a power",
    "1) Ka\u00e7 eder?\nA) 10?\nB) 9\nCevap: A\n2) Su?\nA) x\nB) y\nCevap: A",
    1,
  ],
])("a letter replaced by %s is doubted", (_, text, doubted) => {
  const lost = reasons(text).filter((said) => said.includes("Bir harfi eksik ya da bozuk olabilir."));
  expect(lost).toHaveLength(doubted);
});
