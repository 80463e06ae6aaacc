import { expect, onTestFinished, test } from "vitest";
import { showIn } from "#browser/time-zone";
import { activityLine, dueChoices, dueFault, dueLine, fieldsOf, momentOf, timeLeft } from "#words/due-day";
import { dateAndTime } from "#words/format";

/** A time as clocks in Turkey show it. */
const at = (text: string) => Date.parse(`${text}+03:00`);
const friday = at("2026-03-13T14:00");

const offered = (now: number) => dueChoices(now).map((choice) => [choice.label, dateAndTime(choice.at)]);

test("three evenings are offered", () => {
  expect(offered(friday)).toEqual([
    ["Yarın 20.00", "14 Mart 2026 Cumartesi, 20.00"],
    ["Pazar 20.00", "15 Mart 2026 Pazar, 20.00"],
    ["Bir hafta", "20 Mart 2026 Cuma, 20.00"],
  ]);
});

test.each([
  [
    "on Saturday Sunday is tomorrow",
    at("2026-03-14T09:00"),
    ["15 Mart 2026 Pazar, 20.00", "21 Mart 2026 Cumartesi, 20.00"],
  ],
  [
    "on Sunday the next one is a week away",
    at("2026-03-15T21:00"),
    ["16 Mart 2026 Pazartesi, 20.00", "22 Mart 2026 Pazar, 20.00"],
  ],
  [
    "over the end of a year",
    at("2026-12-31T23:59"),
    ["1 Ocak 2027 Cuma, 20.00", "3 Ocak 2027 Pazar, 20.00", "7 Ocak 2027 Perşembe, 20.00"],
  ],
] as const)("an evening with two names is offered once: %s", (_, now, evenings) => {
  expect(offered(now).map(([, when]) => when)).toEqual(evenings);
});

test("tomorrow is another day after midnight in Turkey, whatever the day is in London", () => {
  const night = Date.parse("2026-03-12T22:30:00Z");
  expect(dueChoices(night)[0]).toMatchObject({ at: at("2026-03-14T20:00") });
  expect(dueLine(at("2026-03-13T20:00"), night)).toBe("Bugün 20.00");
});

test("a date and a time are Turkey's, and come back as the same fields", () => {
  const chosen = momentOf("2026-03-29", "08:05");
  expect(chosen).toBe(at("2026-03-29T08:05"));
  expect(fieldsOf(chosen)).toEqual({ day: "2026-03-29", clock: "08:05" });
});

test.each([
  ["a day that is not chosen", momentOf("", "20:00"), "Bir gün ve saat seçin."],
  ["a time that is not chosen", momentOf("2026-03-14", ""), "Bir gün ve saat seçin."],
  ["this very moment", friday, "Son gün geçmişte kalmış."],
  ["the last moment that can be chosen", friday + 60 * 86_400_000, undefined],
  ["one after it", friday + 60 * 86_400_000 + 1, "En çok 60 gün sonrası seçilebilir."],
] as const)("an end is judged: %s", (_, end, fault) => {
  expect(dueFault(end, friday)).toBe(fault);
});

test.each([
  ["2026-03-13T14:00", "13 Mart, doldu", ""],
  ["2025-12-30T20:00", "30 Aralık 2025, doldu", ""],
  ["2026-03-13T14:00:30", "Bugün 14.00", "1 dakika kaldı"],
  ["2026-03-13T14:40", "Bugün 14.40", "40 dakika kaldı"],
  ["2026-03-13T20:00", "Bugün 20.00", "6 saat kaldı"],
  ["2026-03-14T20:00", "Yarın 20.00", "30 saat kaldı"],
  ["2026-03-15T00:01", "Pazar 00.01, iki gün kaldı", "iki gün kaldı"],
  ["2026-03-19T20:00", "Perşembe 20.00, altı gün kaldı", "altı gün kaldı"],
  ["2026-03-20T20:00", "20 Mart 20.00", "yedi gün kaldı"],
  ["2026-04-03T20:00", "3 Nisan 20.00", "21 gün kaldı"],
  ["2027-01-03T20:00", "3 Ocak 2027 20.00", "296 gün kaldı"],
] as const)("an end at %s is shown as %s", (end, line, left) => {
  expect([dueLine(at(end), friday), timeLeft(at(end), friday)]).toEqual([line, left]);
});

test.each([
  ["2026-03-13T13:59:30", "Az önce"],
  // A device whose clock is behind.
  ["2026-03-13T14:03", "Az önce"],
  ["2026-03-13T13:52", "8 dakika önce"],
  ["2026-03-13T09:12", "Bugün 09.12"],
  ["2026-03-12T19:12", "Dün 19.12"],
  ["2026-03-08T18:00", "Pazar 18.00"],
  ["2026-03-01T18:00", "1 Mart 18.00"],
] as const)("activity at %s is described as %s", (then, line) => {
  expect(activityLine(at(then), friday)).toBe(line);
});

/** Shows the hours of a teacher there until the end of this test. */
function teacherIn(zone: string) {
  showIn(zone);
  onTestFinished(() => showIn(undefined));
}

test("days and hours are the teacher's own", () => {
  teacherIn("America/New_York");
  const noon = Date.parse("2026-03-13T12:00-04:00");
  expect(offered(noon)).toEqual([
    ["Yarın 20.00", "14 Mart 2026 Cumartesi, 20.00"],
    ["Pazar 20.00", "15 Mart 2026 Pazar, 20.00"],
    ["Bir hafta", "20 Mart 2026 Cuma, 20.00"],
  ]);
  expect(dueChoices(noon)[0]!.at).toBe(Date.parse("2026-03-14T20:00-04:00"));
  expect(dueLine(Date.parse("2026-03-13T20:00-04:00"), noon)).toBe("Bugün 20.00");
});

test("a homework over the night in which the clock is changed ends at the same hour", () => {
  teacherIn("Europe/Berlin");
  const saturday = Date.parse("2026-03-28T23:30+01:00");
  expect(offered(saturday).map(([, when]) => when)).toEqual([
    "29 Mart 2026 Pazar, 20.00",
    "4 Nisan 2026 Cumartesi, 20.00",
  ]);
  expect(dueChoices(saturday)[0]!.at).toBe(Date.parse("2026-03-29T20:00+02:00"));
  expect(timeLeft(Date.parse("2026-03-30T20:00+02:00"), saturday)).toBe("iki gün kaldı");
});

test("an hour that the clock leaves out is shown as the one after it", () => {
  teacherIn("Europe/Berlin");
  expect(fieldsOf(momentOf("2026-03-29", "02:30"))).toEqual({ day: "2026-03-29", clock: "03:30" });
});
