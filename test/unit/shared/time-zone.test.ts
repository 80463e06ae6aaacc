import { describe, expect, test } from "vitest";
import { dayStart, isoMinute, isTimeZone, momentAt, offsetAt, zoneNamed } from "#shared/time-zone";

test.each(["Europe/Istanbul", "America/Argentina/Buenos_Aires", "America/Port-au-Prince", "Etc/GMT+3", "UTC"])(
  "%s is a time zone",
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each([
  "",
  "../../etc",
  "UTC+99",
  "+03:00",
  "Europe/",
  "Europe/Atlantis",
  "__proto__",
  "x".repeat(10_000),
  "Europe/Berlin\u202e",
])("%s is none", (name) => expect(isTimeZone(name)).toBe(false));

test("every spelling of a zone has the same name", () => {
  expect(["Europe/Berlin", "europe/berlin", "EUROPE/BERLIN"].map(zoneNamed)).toEqual(Array(3).fill("Europe/Berlin"));
});

const zones = [
  "Europe/Istanbul",
  "Europe/Berlin",
  "America/New_York",
  "America/Santiago",
  "Africa/Cairo",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
];

test.each(zones)("in %s the clock leads back to the moment, all through a year", (zone) => {
  const wrong: string[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 5.5 * 3_600_000) {
    const shown = isoMinute(at, zone);
    const back = momentAt(shown, zone);
    // An hour that comes twice leads to the first of the two.
    if (back !== at && (back > at || isoMinute(back, zone) !== shown)) wrong.push(shown);
  }
  expect(wrong).toEqual([]);
});

const at = (minute: string) => new Date(momentAt(minute, "Europe/Berlin")).toISOString();

describe("when the clock is changed", () => {
  test("an hour that is left out is the same time after the change", () => {
    expect(at("2026-03-29T02:30")).toBe("2026-03-29T01:30:00.000Z");
    expect(isoMinute(momentAt("2026-03-29T02:30", "Europe/Berlin"), "Europe/Berlin")).toBe("2026-03-29T03:30");
  });

  test("an hour that comes twice is the first of the two", () => {
    expect(at("2026-10-25T02:30")).toBe("2026-10-25T00:30:00.000Z");
  });

  test("evenings on both sides are at the same hour of the clock", () => {
    expect(at("2026-03-28T20:00")).toBe("2026-03-28T19:00:00.000Z");
    expect(at("2026-03-29T20:00")).toBe("2026-03-29T18:00:00.000Z");
  });

  test("a day without a midnight begins with its first hour", () => {
    const start = dayStart("2026-09-06", "America/Santiago");
    expect(isoMinute(start, "America/Santiago")).toBe("2026-09-06T01:00");
    expect(isoMinute(start - 1, "America/Santiago")).toBe("2026-09-05T23:59");
  });
});

test("Istanbul is three hours ahead all year", () => {
  expect(offsetAt(Date.UTC(2026, 0, 15), "Europe/Istanbul")).toBe(3 * 3_600_000);
  expect(offsetAt(Date.UTC(2026, 6, 15), "Europe/Istanbul")).toBe(3 * 3_600_000);
});
