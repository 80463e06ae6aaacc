import { afterEach, expect, test } from "vitest";
import type { User } from "../../../worker/protocol/http/people";
import { clearSession, currentSession, signIn, updateUser } from "../../../web/lib/session";
import { storedToken } from "../../../web/lib/token";

const ece: User = {
  id: "u1",
  name: "Ece",
  email: "ece@okul.test",
  role: "teacher",
  school: "",
  is_approved: false,
  approval: "pending",
  is_email_verified: true,
  created_at: 1,
};

afterEach(clearSession);

test("a user's own data is renewed, with a new token where there is one", () => {
  signIn("a", ece);
  updateUser({ ...ece, name: "Ece Su" });
  expect(currentSession()).toMatchObject({ token: "a", user: { name: "Ece Su" } });
  updateUser(ece, "b");
  expect([currentSession().token, storedToken()]).toEqual(["b", "b"]);
});

test("an answer that comes after signing out signs nobody in", () => {
  signIn("a", ece);
  clearSession();
  updateUser(ece);
  updateUser(ece, "b");
  expect([currentSession().token, currentSession().user, storedToken()]).toEqual([null, null, null]);
});

test("an answer about somebody who has left changes nothing for who came after", () => {
  signIn("a", ece);
  clearSession();
  signIn("b", { ...ece, id: "u2", name: "Can" });
  updateUser(ece);
  expect(currentSession()).toMatchObject({ token: "b", user: { name: "Can" } });
});
