import { expect, test, vi } from "vitest";
import { dayAndHour, whenInWords } from "#homework-client/days";
import { firstName } from "#homework-client/first-name";
import { storedAnswers, views } from "#homework-client/stored";
import { homeworkJoinKey, homeworkSeats, keepHomeworkSeat } from "#homework-client/seat";
import { codeInAddress } from "#front-door/homework/code";
import { pinFault } from "#front-door/homework/pin-fault";
import { whenAgain } from "#words/refusals";
import { aStorage } from "../browser/a-storage";
import { aSeat as seat } from "./a-homework";

test.each([
  ["/odev/abc2345", "ABC2345"],
  ["/odev/ABC2345/", "ABC2345"],
  ["/odev/iıi", "II"],
  ["/odev/", ""],
  ["/odev", ""],
])("the code in %s is %s, whatever the device's language", (path, code) => {
  expect(codeInAddress(path)).toBe(code);
});

const sundayAtEight = Date.UTC(2026, 2, 15, 17);

test("a pupil whose device has the teacher's hour reads it without a place", () => {
  vi.stubEnv("TZ", "Europe/Istanbul");
  expect(whenInWords(sundayAtEight, "Europe/Istanbul")).toBe("15 Mart Pazar, 20.00");
  expect(whenInWords(Date.UTC(2026, 2, 14, 21, 5), "Europe/Istanbul")).toBe("15 Mart Pazar, 00.05");
  vi.stubEnv("TZ", "Asia/Riyadh");
  expect(whenInWords(sundayAtEight, "Europe/Istanbul")).toBe("15 Mart Pazar, 20.00");
});

test.each([
  ["Europe/Berlin", "15 Mart Pazar, 18.00, Berlin saatiyle"],
  ["Europe/London", "15 Mart Pazar, 17.00, Londra saatiyle"],
  ["America/New_York", "15 Mart Pazar, 13.00, New York saatiyle"],
  ["Asia/Tashkent", "15 Mart Pazar, 22.00, Taşkent saatiyle"],
  ["Australia/Melbourne", "16 Mart Pazartesi, 04.00, Melbourne saatiyle"],
])("a pupil in %s reads %s", (zone, words) => {
  vi.stubEnv("TZ", zone);
  expect(whenInWords(sundayAtEight, "Europe/Istanbul")).toBe(words);
});

const evening = (day: number) => dayAndHour(Date.UTC(2026, 2, day, 17), "Europe/Istanbul")[1];

test("in the week between two changes of the clock the hour is that of its day", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(evening(28)).toBe("18.00, Berlin saatiyle");
  expect(evening(29)).toBe("19.00, Berlin saatiyle");
});

test("a zone that this browser does not know counts as another one", () => {
  vi.stubEnv("TZ", "Europe/Istanbul");
  expect(whenInWords(sundayAtEight, "Mars/Olympus")).toBe("15 Mart Pazar, 20.00, İstanbul saatiyle");
});

test.each([
  ["Ayşe K.", "Ayşe"],
  ["Ayşe Nur Ş.", "Ayşe Nur"],
  ["Zeynep Gül", "Zeynep Gül"],
  ["Dr.", "Dr."],
])("%s is greeted as %s", (nickname, name) => {
  expect(firstName(nickname)).toBe(name);
});

const refusal = (code: string, more: object = {}, status = 401) =>
  ({ ok: false, status, code, message: "m", ...more }) as const;
test.each([
  [refusal("pin_wrong", { said: { tries_left: 3 } }), "Bu sayı tutmadı. 3 deneme daha yapabilirsin."],
  [refusal("pin_wrong", { said: {} }), "m"],
  [refusal("pin_locked", { retryAfterMs: 900_000 }, 429), "Çok fazla deneme oldu. 15 dakika sonra yeniden dene."],
  [
    refusal("nickname_taken", { suggestion: "Ada 2" }),
    "Bu adla biri başlamış. Sensen aşağıdan devam et, değilsen şunu al:",
  ],
  [refusal("number_unknown"), "m"],
])("a refusal in a pupil's words: %o", (failure, text) => {
  expect(pinFault(failure, true)).toBe(text);
});

test.each([
  [undefined, "Biraz"],
  [40_000, "40 saniye"],
  [61_000, "2 dakika"],
  [3_600_000, "60 dakika"],
  [43_200_000, "12 saat"],
])("%s ms are %s", (ms, words) => {
  expect(whenAgain(ms)).toBe(words);
});

test("a place is kept by code, with the key that asks for it until it is there", () => {
  const storage = aStorage();
  const key = homeworkJoinKey(storage, "A");
  expect(homeworkJoinKey(storage, "A")).toBe(key);
  expect(homeworkJoinKey(storage, "B")).not.toBe(key);
  keepHomeworkSeat(storage, "A", seat);
  expect(homeworkSeats.get(storage, "A")).toEqual(seat);
  expect(homeworkSeats.get(storage, "B")).toBeNull();
  expect(homeworkJoinKey(storage, "A")).not.toBe(key);
  homeworkSeats.forget(storage, "A");
  expect(homeworkSeats.get(storage, "A")).toBeNull();
});

test.each(["", "{", "null", "7", "[]", "{}", '{"session":"s","playerId":"p","nickname":"n","marble":1.5}'])(
  "a spoilt entry %s counts as nothing",
  (text) => {
    const storage = aStorage({ "bilye.odev.A": text, "bilye.odev-view.A": text, "bilye.odev-answer.A.1.1": text });
    expect(homeworkSeats.get(storage, "A")).toBeNull();
    expect(views.get(storage, "A")).toBeNull();
    expect(storedAnswers(storage, "A")).toEqual([]);
  },
);
