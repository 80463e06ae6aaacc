import { expect, test } from "vitest";
import type { User } from "#protocol/http/replies/people";
import { aUser } from "../../../builders/people";
import { afterLogin, guardDecision, type Access } from "#api/sign-in/guard";
import { isInGame, mayReload } from "#browser/new-version";
import { titleOf } from "#browser/addresses/title";

const guest = null;
const admin = aUser({ role: "admin" });
const teacher = aUser();
const student = aUser({ role: "student" });

const pass = null;
const login = "/auth/login?next=%2Fwanted%3Fx%3D1";

test.each<[Access, User | null, string | null]>([
  ["admin", guest, login],
  ["admin", admin, pass],
  ["admin", teacher, login],
  ["admin", student, login],
  ["teacher", guest, login],
  ["teacher", admin, login],
  ["teacher", teacher, pass],
  ["teacher", student, login],
  ["student", guest, login],
  ["student", admin, login],
  ["student", teacher, login],
  ["student", student, pass],
  ["user", guest, login],
  ["user", admin, pass],
  ["user", teacher, pass],
  ["user", student, pass],
  ["guests", guest, pass],
  ["guests", admin, "/admin/dashboard"],
  ["guests", teacher, "/teacher/dashboard"],
  ["guests", student, "/student/dashboard"],
])("a page for %s opened by %o", (access, user, expected) => {
  expect(guardDecision(access, user, "/wanted?x=1")).toBe(expected);
});

test("an administrator's lesson session is led to the profile, which says why, and to nothing else", () => {
  expect(guardDecision("admin", admin, "/wanted?x=1", true)).toBe("/profile");
  expect(guardDecision("user", admin, "/wanted?x=1", true)).toBe(pass);
  expect(guardDecision("teacher", teacher, "/wanted?x=1", true)).toBe(pass);
  expect(guardDecision("admin", teacher, "/wanted?x=1", true)).toBe(login);
});

test.each([
  [teacher, "/teacher/games/482913?a=1", "/teacher/games/482913?a=1"],
  [teacher, "/profile", "/profile"],
  [teacher, null, "/teacher/dashboard"],
  [teacher, "/admin/users", "/teacher/dashboard"],
  [teacher, "/student/history", "/teacher/dashboard"],
  [teacher, "/student/join?code=482913", "/student/join?code=482913"],
  [teacher, "/student/game/482913", "/student/game/482913"],
  [student, "/studentish", "/studentish"],
  [teacher, "/auth/login", "/teacher/dashboard"],
  [teacher, "/", "/teacher/dashboard"],
  [teacher, "//evil.example/x", "/teacher/dashboard"],
  [teacher, "/\\evil.example", "/teacher/dashboard"],
  [teacher, "/.//evil.example", "/teacher/dashboard"],
  [teacher, "/teacher/..//evil.example", "/teacher/dashboard"],
  [teacher, "/%2e/\\evil.example", "/teacher/dashboard"],
  [teacher, "/\t/evil.example", "/teacher/dashboard"],
  [teacher, "https://evil.example", "/teacher/dashboard"],
  [teacher, "javascript:alert(1)", "/teacher/dashboard"],
])("after login %o that wanted %s goes to %s", (user, next, expected) => {
  expect(afterLogin(user, next)).toBe(expected);
});

test.each([
  ["/student/game/482913", true],
  ["/student/join", true],
  ["/teacher/games/482913/host", true],
  ["/teacher/games/482913/cards", true],
  ["/teacher/games/482913", false],
  ["/teacher/games", false],
  ["/student/dashboard", false],
  ["/", false],
])("%s is a place where a class sits: %s", (path, expected) => {
  expect(isInGame(path)).toBe(expected);
});

const T0 = 1_700_000_000_000;
test.each([
  ["never before", "/", null, true],
  ["9.9 s ago", "/", T0 - 9_900, false],
  ["10 s ago", "/", T0 - 10_000, true],
  ["in the future, by a clock that was set back", "/", T0 + 60_000, true],
  ["never before, in a game", "/student/game/482913", null, false],
])("a page that reloaded %s may reload at %s: %#", (_, path, reloadedAt, expected) => {
  expect(mayReload(path, T0, reloadedAt)).toBe(expected);
});

test("a title is the screen's, then the product's", () => {
  expect(titleOf([{ handle: undefined }, { handle: { title: "Oyunlar" } }, { handle: undefined }])).toBe(
    "Oyunlar — Bilye",
  );
  expect(titleOf([])).toBe("Bilye");
});
