import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { operations } from "#http/openapi/areas";
import { mayCall } from "#services/sign-in/rights";
import { isSignedIn, methodOf, pathOf, type Operation } from "#http/openapi/operation";
import { anAccount, goodPassword } from "../../helpers/accounts/accounts";
import { call } from "../../helpers/http";

/** Calls that must stay closed to a board or a lesson that was left signed in, whatever the table of rights says. */
const closed = [
  "GET /api/user/export",
  "PUT /api/user/profile",
  "DELETE /api/user",
  "DELETE /api/user/sessions",
  "DELETE /api/user/sessions/:id",
  "POST /api/user/tokens",
  "PUT /api/user/email",
  "POST /api/user/passkeys",
  "GET /api/classes/:id/students/:student/export",
  "DELETE /api/classes/:id",
  "DELETE /api/game/:code",
  "DELETE /api/question-sets/:id",
  "PUT /api/question-sets/:id/sharing",
  "GET /api/admin/stats",
  "POST /api/admin/teachers/approve",
];
/** Calls that a lesson needs. */
const needed = ["GET /api/auth/me", "POST /api/game", "POST /api/auth/ws-token", "POST /api/auth/logout"];

const isAdmins = ({ who }: Operation) => who === "admin";
const asked = operations.filter((operation) => isSignedIn(operation));

async function tokensOf(kind: "lesson" | "board") {
  const tokens = { admin: "", teacher: "" };
  for (const role of ["admin", "teacher"] as const) {
    const { email, id } = await anAccount(role);
    const body = { email, password: goodPassword, for_this_lesson: true };
    tokens[role] = (await call<{ token: string }>("POST", "/api/auth/login", { body })).json.token;
    await env.DB.prepare("UPDATE sessions SET kind = ? WHERE user_id = ?").bind(kind, id).run();
  }
  return tokens;
}

test.each(["lesson", "board"] as const)(
  "[T50][T52] a %s's session exports nothing, ends no other session, deletes nothing, changes no account and administers nothing",
  async (kind) => {
    const tokens = await tokensOf(kind);
    const refused = new Set<string>();
    // Ask for signing out last, because it ends the session.
    for (const operation of asked.toSorted(
      (a, b) => Number(a.call.endsWith("/logout")) - Number(b.call.endsWith("/logout")),
    )) {
      const token = isAdmins(operation) ? tokens.admin : tokens.teacher;
      const path = pathOf(operation).replace(/:\w+/g, "x");
      const body = methodOf(operation) === "GET" ? undefined : {};
      const { status, json } = await call(methodOf(operation), path, { token, body });
      if (json?.code === "own_device_needed") refused.add(`${status} ${operation.call}`);
    }
    const closedByTable = asked.map(({ call }) => call).filter((call) => !mayCall(kind, call));
    expect([...refused].toSorted()).toEqual(closedByTable.map((call) => `403 ${call}`).toSorted());
    expect(closed.filter((name) => !refused.has(`403 ${name}`))).toEqual([]);
    expect(needed.filter((name) => refused.has(`403 ${name}`))).toEqual([]);
  },
);
