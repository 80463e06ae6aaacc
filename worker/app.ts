import { Hono } from "hono";
import { routePath } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { database } from "./db/database";
import { errorStatus, errorText, wireCode, type RefusalCode } from "./protocol/errors";
import { securityHeaders } from "./protocol/security-headers";
import { admin } from "./http/admin/admin";
import { adminLibrary } from "./http/admin/admin-library";
import { adminMails } from "./http/admin/admin-mails";
import { adminRights } from "./http/admin/admin-rights";
import { adminSchool } from "./http/admin/admin-school";
import { adminSuspension } from "./http/admin/admin-suspension";
import { adminInvitations } from "./http/admin/invitations";
import { peopleRequests } from "./http/admin/people-requests";
import { adminReports } from "./http/admin/reports";
import { adminSchools } from "./http/admin/schools";
import { usedInvitations } from "./http/accounts/invitations";
import { auth } from "./http/accounts/auth";
import { boardCodes } from "./http/accounts/board-codes";
import { confirmDevice, deviceSignIn } from "./http/accounts/device-sign-in";
import { drain } from "./services/request/body";
import { classes } from "./http/classes/classes";
import { config } from "./http/config";
import { devMail } from "./http/dev-mail";
import { health } from "./http/health";
import { firstPasswords } from "./http/admin/first-passwords";
import { homework } from "./http/homework/homework";
import { user } from "./http/accounts/user";
import { userEmail } from "./http/accounts/user-email";
import { userTokens } from "./http/accounts/user-tokens";
import { gameSocket } from "./http/games/game-socket";
import { games } from "./http/games/games";
import { library, shared } from "./http/sets/library";
import { media, pictures } from "./http/sets/media";
import { passkeySignIn } from "./http/accounts/passkey-sign-in";
import { passkeys } from "./http/accounts/passkeys";
import { players } from "./http/games/players";
import type { AppContext, AppEnv } from "./services/request/app-env";
import { questionSets } from "./http/sets/question-sets";
import { questions } from "./http/sets/questions";
import { sharedPages } from "./http/sets/shared-pages";
import { sessions } from "./http/accounts/sessions";
import { sharing } from "./http/sets/sharing";
import type { Route } from "./services/request/route";
import { giveBookmark } from "./services/request/bookmarks";
import { checkRoomRegion } from "./services/request/places";
import { Refused, type RefusalDetails } from "./services/request/refused";
import { QueueFull } from "./auth/hashing-queue";
import { requireStrongKey } from "./auth/signed";
import { requireLocalInbox } from "./mail/local-inbox";
import { logLine, whatFailed } from "./shared/log-line";

export const app = new Hono<AppEnv>();

app.use(async (c, next) => {
  const startedAt = Date.now();
  c.set("requestId", crypto.randomUUID());
  c.set("db", database(c.env.DB));
  await next();
  await drain(c.req.raw);
  // An accepted socket is not logged: a class opens forty of them, and the room logs what goes wrong from here on.
  if (c.res.status === 101) return;
  // Pictures are not logged either: every phone loads each one.
  if (!isShownPicture(c)) logRequest(c, Date.now() - startedAt);
  for (const [name, value] of Object.entries(securityHeaders(c.env))) {
    // A picture has a stricter policy of its own.
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
  c.res.headers.set("x-request-id", c.get("requestId"));
  giveBookmark(c);
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
});

app.use(async (c, next) => {
  requireStrongKey(c.env);
  requireLocalInbox(c.env);
  checkRoomRegion(c.env);
  await next();
});

const routes: readonly Route[] = [
  ...passkeySignIn,
  ...deviceSignIn,
  ...boardCodes,
  ...auth,
  ...userTokens,
  ...sessions,
  ...passkeys,
  ...confirmDevice,
  ...userEmail,
  ...user,
  ...questionSets,
  ...sharing,
  ...questions,
  ...media,
  ...pictures,
  ...games,
  ...players,
  ...gameSocket,
  ...library,
  ...shared,
  ...sharedPages,
  ...adminLibrary,
  ...adminSchool,
  ...adminRights,
  ...adminSuspension,
  ...adminSchools,
  ...adminInvitations,
  ...peopleRequests,
  ...adminReports,
  ...usedInvitations,
  ...adminMails,
  ...firstPasswords,
  ...admin,
  ...classes,
  ...homework,
  ...config,
  ...health,
  ...devMail,
];
for (const { method, path, handlers } of routes) app.on(method, [path], ...handlers);

app.notFound((c) => {
  const allow = methodsOf(c.req.path).filter((method) => method !== c.req.method);
  return allow.length > 0 ? refusal(c, "method_not_allowed", { allow: allow.join(", ") }) : refusal(c, "not_found");
});

app.onError((error, c) => {
  if (error instanceof Refused) return refusal(c, error.code, error.details);
  if (error instanceof QueueFull) return refusal(c, "busy", { retryAfterSeconds: error.retryAfterSeconds });
  const down = isPartDown(error);
  logLine("error", down ? "part_down" : "uncaught", {
    request_id: c.get("requestId"),
    route: routePath(c),
    error,
    // Drop the first lines: they repeat the error's text, which may contain user input.
    at: error.stack?.match(/^ {4}at .*$/gm)?.map((line) => line.trim()),
  });
  return down ? refusal(c, "unavailable") : refusal(c, "internal");
});

function refusal(c: AppContext, code: RefusalCode, details: RefusalDetails = {}) {
  const { sentence = errorText(code), fields, suggestion, retryAfterSeconds, allow, more } = details;
  c.set("refusal", code);
  const wait = retryAfterSeconds ?? (code === "unavailable" ? 5 : undefined);
  if (wait !== undefined) c.header("retry-after", String(wait));
  if (allow) c.header("allow", allow);
  return c.json(
    {
      error: sentence,
      code: wireCode(code),
      ...(fields && { fields }),
      ...(suggestion && { suggestion }),
      ...more,
    },
    errorStatus(code) as ContentfulStatusCode,
  );
}

/** Methods that some route answers at this path. Middleware, which answers every method, does not count. */
function methodsOf(path: string): string[] {
  return ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) =>
    app.router.match(method, path)[0].some(([handler]) => handler[1].method === method),
  );
}

/** True if D1, R2 or a room is temporarily unavailable: worth a retry, not a bug of ours. */
function isPartDown(error: Error & { retryable?: boolean; overloaded?: boolean; remote?: boolean }): boolean {
  if (error.retryable || error.overloaded) return true;
  // "internal error; reference = …" is all that the platform says about its own faults. R2 numbers them: 10001 and 10043 are
  // its own faults, 10058 is too many simultaneous writes of one picture.
  // "The RPC receiver": in the moments of a deploy an object is still of the version before, which lacks a new call.
  return /SQLITE_BUSY|SQLITE_FULL|SQLITE_IOERR|database is locked|database or disk is full|Network connection lost|\bD1 DB\b|storage did not answer in time|storage caused object to be reset|storage operation exceeded timeout|no such table|internal error; reference|encountered an internal error|The RPC receiver does not implement|\((?:10001|10043|10058)\)$/i.test(
    whatFailed(error),
  );
}

const isShownPicture = (c: AppContext): boolean => c.res.status < 400 && c.req.path.startsWith("/media/");

/** Logs one line per call. The address is never logged: it may contain a token, a code or a name. */
function logRequest(c: AppContext, ms: number) {
  const status = c.res.status;
  logLine(status >= 500 ? "error" : "info", "request", {
    request_id: c.get("requestId"),
    method: c.req.method,
    route: routePath(c),
    status,
    ms,
    code: c.get("refusal"),
    version: c.env.CF_VERSION?.id,
  });
}
