import { expect, test } from "vitest";
import { gameOf, placeOf } from "#features/admin/people-search/found-row.tsx";

const teacher = { id: "t", name: "Elif Yıldırım", email: "elif@okul.test", school: "Atatürk Ortaokulu" };

test("pupils of one name are told apart by class, numbers, school and teacher", () => {
  const place = { number: 12, class_name: "7-A", teacher };
  expect(placeOf({ ...place, school_no: 345 })).toBe(
    "7-A, no 12, okul no 345, Atatürk Ortaokulu, öğretmeni Elif Yıldırım (elif@okul.test)",
  );
  expect(placeOf({ ...place, school_no: null, teacher: { ...teacher, school: "" } })).toBe(
    "7-A, no 12, öğretmeni Elif Yıldırım (elif@okul.test)",
  );
});

test("a nickname comes with its game's day and teacher", () => {
  expect(gameOf({ title: "Kesirler", played_at: Date.UTC(2026, 2, 12, 9), teacher })).toBe(
    "Kesirler, 12 Mart 2026, Atatürk Ortaokulu, öğretmeni Elif Yıldırım (elif@okul.test)",
  );
});
