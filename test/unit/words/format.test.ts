import { byName } from "#shared/alphabet";
import { number, tenths } from "#shared/numbers";
import { expect, test, vi } from "vitest";
import * as format from "#words/format";

const at = (text: string) => Date.parse(text);

test("numbers as Turkish writes them", () => {
  expect([number(1240), tenths(4), tenths(4.24)]).toEqual(["1.240", "4,0", "4,2"]);
  expect(format.decimal(4.25)).toBe("4,3");
  expect(format.decimal(4)).toBe("4");
  expect(format.percent(0.714)).toBe("%71");
  expect(format.percent(1)).toBe("%100");
  expect(format.percent(null)).toBe("–");
  expect(format.seconds(6412)).toBe("6,4 sn");
  expect(format.seconds(6000)).toBe("6,0 sn");
  expect(format.seconds(null)).toBe("–");
});

test("dates are Istanbul's, whatever the device thinks", () => {
  const evening = at("2026-03-12T21:30:00Z");
  expect(format.time(evening)).toBe("00.30");
  expect(format.date(evening)).toBe("13 Mart 2026");
  expect(format.longDate(at("2026-03-12T07:40:00Z"))).toBe("12 Mart 2026 Perşembe");
  expect(format.dateAndTime(at("2026-03-12T07:40:00Z"))).toBe("12 Mart 2026 Perşembe, 10.40");
  expect(format.month(evening)).toBe("Mart 2026");
  expect(format.hourOf(evening)).toBe(0);
});

const now = at("2026-03-12T09:00:00Z");
test.each([
  ["2026-03-12T06:12:00Z", "Bugün 09.12", "bugün"],
  ["2026-03-11T20:59:00Z", "Dün 23.59", "dün"],
  ["2026-03-11T21:00:00Z", "Bugün 00.00", "bugün"],
  ["2026-03-09T12:00:00Z", "9 Mart", "3 gün önce"],
  ["2026-03-03T12:00:00Z", "3 Mart", "geçen hafta"],
  ["2026-02-03T12:00:00Z", "3 Şubat", "3 Şubat"],
  ["2025-12-31T12:00:00Z", "31 Aralık 2025", "31 Aralık 2025"],
])("%s seen on 12 March 2026 at noon", (text, short, ago) => {
  expect(format.shortDate(at(text), now)).toBe(short);
  expect(format.daysAgo(at(text), now)).toBe(ago);
});

test("a day is the same in an engine that writes Canada's days in American order, as WebKit does", async () => {
  const { DateTimeFormat } = Intl;
  class WebKitsFormat extends DateTimeFormat {
    constructor(locale: string, options: Intl.DateTimeFormatOptions) {
      super(locale.startsWith("en") ? "en-US" : locale, options);
    }
  }
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(WebKitsFormat as typeof DateTimeFormat);
  vi.resetModules();
  const there = await import("#words/format");
  const { dueChoices } = await import("#words/due-day");
  vi.restoreAllMocks();

  expect(there.isoDay(at("2026-03-12T21:30:00Z"))).toBe("2026-03-13");
  expect(there.dayStart(there.isoDay(now))).toBe(at("2026-03-11T21:00:00Z"));
  expect(there.daysBetween(now, at("2026-03-12T21:30:00Z"))).toBe(1);
  expect(there.shortDate(at("2026-03-12T06:12:00Z"), now)).toBe("Bugün 09.12");
  expect(there.daysAgo(at("2025-12-31T12:00:00Z"), now)).toBe("31 Aralık 2025");
  expect(dueChoices(now)[0]!.at).toBe(at("2026-03-13T17:00:00Z"));
});

test.each([
  [40_000, "40 saniye"],
  [200, "1 saniye"],
  [14 * 60_000 + 20_000, "14 dakika"],
])("%i ms lasts %s", (ms, shown) => {
  expect(format.duration(ms)).toBe(shown);
});

test("names are sorted as Turkish does", () => {
  expect(["Şule", "Çınar", "Zeynep", "Ilgın", "İrem", "Can"].toSorted(byName.compare)).toEqual([
    "Can",
    "Çınar",
    "Ilgın",
    "İrem",
    "Şule",
    "Zeynep",
  ]);
});
