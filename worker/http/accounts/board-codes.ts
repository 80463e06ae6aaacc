import { boardCodeHashes, newBoardCode } from "#auth/class-codes";
import { deviceWords } from "#auth/device-words";
import { pageLink } from "#auth/mail-links";
import {
  boardCodeHolder,
  endBoardCode,
  insertBoardCode,
  isOpenBoardCode,
  openBoardCodes,
  ownBoardCode,
  useBoardCode,
} from "#db/board-codes";
import type { UserRow } from "#db/people/users";
import { boardCodeUsedMail } from "#mail/sign-in-texts";
import { limits } from "#shared/limits";
import { dayStart, isoMinute } from "#shared/time-zone";
import type { AppContext } from "#services/request/app-env";
import { onlyIf } from "#services/request/only-if";
import { pageOf } from "#services/request/page-of";
import { missed, Refused, refused } from "#services/request/refused";
import { route } from "#services/request/route";
import { locationOf } from "#services/sign-in/devices";
import { carryNotice } from "#services/sign-in/mail";
import { ownRow, wrongField } from "#services/sign-in/own-password";
import { logEvent } from "#services/sign-in/security-log";
import { openSession } from "#services/sign-in/sign-in";

const DAY = 86_400_000;

/** A code for tomorrow's board: a teacher makes it at home, and types it where no phone may be. */
export const boardCodes = [
  route("GET /api/user/board-codes", async (c, { query, reply }) => {
    const codes = await openBoardCodes(c.get("db"), c.get("user").id, Date.now());
    return reply({ ...pageOf(codes, query), board_codes: codes });
  }),
  route("POST /api/user/board-codes", async (c, { body: { day }, reply }) => {
    c.set("answerIsNotKept", true);
    return reply({ board_code: await made(c, day) });
  }),
  route("DELETE /api/user/board-codes/:id", async (c, { reply }) => {
    if (!(await endBoardCode(c.get("db"), c.get("user").id, c.req.param("id")))) throw new Refused("not_found");
    logEvent(c, "board_code_ended");
    return reply();
  }),
  route("POST /api/auth/board-code", async (c, { body: { code }, reply }) => {
    const db = c.get("db");
    const found = await boardCodeHolder(db, boardCodeHashes(c.env, code), Date.now());
    const { id, user } = found ?? missed("board_code_unknown");
    onlyIf(c, isOpenBoardCode(id), [useBoardCode(db, id)], () => refused("board_code_unknown"));
    tellOfUse(c, user);
    return reply(await openSession(c, user, { way: "code", kind: "board" }));
  }),
];

/** With the same key, a repeated call gives the same code: it follows from the row's id. */
async function made(c: AppContext, day: string) {
  const db = c.get("db");
  const { id, mayExist, wasMade } = await c.get("making");
  const { id: userId, tokenVersion: version, timeZone } = await ownRow(c);
  const { code, hash } = newBoardCode(c.env, id);
  const known = mayExist ? await ownBoardCode(db, userId, id) : undefined;
  if (known) return { ...known, code };
  if (wasMade) throw new Refused("not_found");
  const now = Date.now();
  const today = isoMinute(now, timeZone).slice(0, 10);
  if (day < today || day > dayAfter(today, limits.boardCodes.days)) {
    throw wrongField("day", "Bugün ile iki hafta sonrası arasında bir gün seçin.");
  }
  const startsAt = dayStart(day, timeZone);
  const expiresAt = dayStart(dayAfter(day, 1), timeZone);
  const row = { id, hash, userId, version, day, startsAt, expiresAt, createdAt: now };
  const stored = (await insertBoardCode(db, row)) ?? refused("board_code_quota");
  logEvent(c, "board_code_made");
  return { ...stored, code };
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Tells the owner with the session that begins. */
function tellOfUse(c: AppContext, user: UserRow): void {
  const { device } = deviceWords(c.req.header("user-agent"));
  const at = isoMinute(Date.now(), user.timeZone).slice(11).replace(":", ".");
  const where = locationOf(c) || device;
  carryNotice(c, boardCodeUsedMail(user, `${where}, ${at}`, pageLink(c.env, "/auth/forgot-password")));
}
