import { expect, test } from "vitest";
import { readyPeriods } from "#features/admin/usage/periods";

const shown = (today: string) => readyPeriods(today).map(({ label, from, to }) => `${label}: ${from} ${to}`);

test.each([
  [
    "in autumn",
    "2026-11-29",
    "Bu ay: 2026-11-01 2026-11-29",
    "Güz 2026: 2026-09-01 2026-11-29",
    "Bahar 2026: 2026-02-01 2026-08-31",
    "2025-26: 2025-09-01 2026-08-31",
  ],
  [
    "on the first day of a school year",
    "2026-09-01",
    "Bu ay: 2026-09-01 2026-09-01",
    "Güz 2026: 2026-09-01 2026-09-01",
    "Bahar 2026: 2026-02-01 2026-08-31",
    "2025-26: 2025-09-01 2026-08-31",
  ],
  [
    "in January",
    "2027-01-15",
    "Bu ay: 2027-01-01 2027-01-15",
    "Güz 2026: 2026-09-01 2027-01-15",
    "Bahar 2026: 2026-02-01 2026-08-31",
    "2025-26: 2025-09-01 2026-08-31",
  ],
  [
    "on the first day of spring",
    "2027-02-01",
    "Bu ay: 2027-02-01 2027-02-01",
    "Bahar 2027: 2027-02-01 2027-02-01",
    "Güz 2026: 2026-09-01 2027-01-31",
    "2026-27: 2026-09-01 2027-02-01",
  ],
  [
    "in summer",
    "2028-08-31",
    "Bu ay: 2028-08-01 2028-08-31",
    "Bahar 2028: 2028-02-01 2028-08-31",
    "Güz 2027: 2027-09-01 2028-01-31",
    "2027-28: 2027-09-01 2028-08-31",
  ],
])("%s the ready periods are the month, both terms and a school year", (_, today, ...periods) => {
  expect(shown(today)).toEqual(periods);
});
