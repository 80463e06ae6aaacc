import * as fc from "fast-check";
import { expect, test } from "vitest";
import { listOutcome } from "#features/exchange/class-list/read-list";
import { compoundFile, long as four, record, shared, text, wide, word as two, workbook } from "./an-xls";
import { fixture, refusal } from "./reading";

/** Random numbers, always the same ones for a seed. */
function randomBelow(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % most;
  };
}

test.each(["e-okul.xls", "pages.xls"])("[T22] 3,000 broken copies of %s: each is read or refused", (name) => {
  const whole = fixture(name);
  const below = randomBelow(whole.length);
  const outcomes = { read: 0, refused: 0 };
  for (let copy = 0; copy < 3_000; copy++) {
    const broken = whole.slice(0, copy % 10 === 0 ? below(whole.length) : whole.length);
    for (let i = 0; i <= below(12) && broken.length > 0; i++) {
      broken[below(broken.length)] = copy % 3 === 0 ? 0xff : below(256);
    }
    outcomes[listOutcome(broken).ok ? "read" : "refused"]++;
  }
  expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(100);
});

test("[T22] a file whose cells all point to one long text is not read cell by cell", () => {
  const long = "Ada Kaya ".repeat(800);
  const before = [record(0xfc, four(9), four(1), two(long.length), [1], wide(long))];
  const records = Array.from({ length: 600 }, (_, i) => shared(i >> 3, i & 7, 0));
  expect(refusal(compoundFile(workbook([{ records }], { before })))).toBe(
    "Dosya açılınca çok büyüyor, güvenlik için okunmadı.",
  );
});

test("[T22] a chain of sectors that bites its tail is not followed for ever", () => {
  const file = compoundFile(workbook([{ records: [text(0, 0, "1 Ada Işık")] }]));
  const table = file.length - 1024;
  new DataView(file.buffer).setUint32(table + 4 * 3, 0, true);
  expect(refusal(file)).toContain("açılamadı");
});

const word = fc.oneof(
  fc.string(),
  fc.constantFrom("ADA", "IŞIK", "1", "61", "204", "12345678901", "02.03.2013", "0555 123 45 67", "\t", ";", '"', "\n"),
  fc.constantFrom("S.No", "Öğrenci No", "Adı", "Soyadı", "10. Sınıf / A Şubesi", "Kız Öğrenci Sayısı : 2", "\ud83d"),
);

test("[T22] a pasted text is read or refused, whatever it is, and no long number comes out", () => {
  let read = 0;
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.constantFrom(" ", "\t", ";", "\n"), (words, between) => {
      const outcome = listOutcome(words.join(between));
      if (!outcome.ok) return;
      read++;
      for (const { name, number, schoolNo } of outcome.list.classes.flatMap(({ pupils }) => pupils)) {
        expect(name).toMatch(/\p{L}/u);
        expect(name).not.toMatch(/\d{6}|[\p{Cc}\p{Cs}]/u);
        expect(Math.max(number ?? 1, schoolNo ?? 1)).toBeLessThan(100_000);
      }
    }),
    { numRuns: 2_000, seed: 22 },
  );
  expect(read).toBeGreaterThan(500);
});
