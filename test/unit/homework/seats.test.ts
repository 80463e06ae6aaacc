import { expect, test } from "vitest";
import type { PupilPlace } from "#homework/homework";
import { freeName, seatMeant } from "#homework/seats";
import { aHomework } from "./given";

const { setup: opening } = aHomework();
const ofClass = { ...opening, class: { id: "c", name: "7B" } };
const places: PupilPlace[] = [
  { name: "Ayşe K.", student: { id: "s1", number: 1, schoolNo: 112, timeFactor: 1.5 } },
  { name: "Can T.", student: { id: "s2", number: 2, schoolNo: 245, timeFactor: 1 } },
];

const named = (nickname: string | null) => seatMeant(opening, [], { nickname, number: 1 });
const numbered = (number: number | null) => seatMeant(ofClass, places, { nickname: "Can", number });

test("without a class a nickname is the seat, as in a game", () => {
  expect(named("  Işık  Can ")).toEqual({
    ok: true,
    seat: {
      nickname: "Işık Can",
      nicknameKey: "işik can",
      marble: expect.any(Number),
      studentId: null,
      timeFactor: 1,
    },
  });
  expect(named(null)).toEqual({ ok: false, error: "homework_nickname_needed" });
  expect(named("salak")).toEqual({ ok: false, error: "nickname_invalid", near: null });
  expect(named("Can (7B)")).toEqual({ ok: false, error: "nickname_invalid", near: "Can 7B" });
});

test("in a class the number is, with the student's own time; a name is not asked for", () => {
  expect(numbered(112)).toEqual({
    ok: true,
    seat: {
      nickname: "Ayşe K.",
      nicknameKey: "ayşe k.",
      marble: expect.any(Number),
      studentId: "s1",
      timeFactor: 1.5,
    },
  });
  expect(numbered(null)).toEqual({ ok: false, error: "homework_number_needed" });
  expect(numbered(7)).toEqual({ ok: false, error: "number_unknown" });
});

test("a taken name comes with a free one", () => {
  const taken = new Set(["can", "can 2"]);
  expect(freeName("Can", (key) => !taken.has(key))).toBe("Can 3");
});
