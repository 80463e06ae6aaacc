import { classLimits } from "#protocol/class-limits";
import type { CodesReply } from "#protocol/http/replies/classes";
import { shortName } from "#protocol/short-name";
import { classCode, classCodeHashes, newClassCode } from "#auth/class-codes";
import { codesOf, keepCodes, linkAccount, placeOfCode } from "#db/classes/class-codes";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { numbersOf, ownClass } from "#services/classes/own-class";
import { missed, Refused } from "#services/request/refused";

/** The codes that a teacher prints, and their use by a student with an account. */
export const classCodes = [
  /** Gives codes to students without a usable one; codes already printed stay valid. */
  route("GET /api/classes/:id/codes", async (c, { reply }) => {
    const readAt = Date.now();
    const there = await codes(c);
    const without = there.codes.filter(({ code, account }) => code === null && !account.linked);
    if (without.length === 0) return reply(there);
    const ids = without.map(({ student_id }) => student_id);
    const made = await makeCodes(c, ids, { making: crypto.randomUUID(), olderThan: readAt });
    return reply(shown(c, there.class_name, made));
  }),
  route("POST /api/classes/:id/codes", async (c, { body: { student_ids: wanted }, reply }) => {
    const { class: found, students } = await ownClass(c);
    const missing = wanted?.find((id) => !students.some((student) => student.id === id));
    if (missing !== undefined) throw new Refused("not_found");
    const unlinked = students.filter(({ id, account }) => !account.linked && (!wanted || wanted.includes(id)));
    const ids = unlinked.map(({ id }) => id);
    c.set("answerIsNotKept", true);
    const { id: making, wasMade } = await c.get("making");
    return reply(wasMade ? await codes(c) : shown(c, found.name, await makeCodes(c, ids, { making })));
  }),
  route("POST /api/classes/claim", async (c, { body: { code, confirm }, reply }) => {
    const { id: userId } = c.get("user");
    const db = c.get("db");
    const place = (await placeOfCode(db, classCodeHashes(c.env, code), Date.now())) ?? missed("class_code_unknown");
    const isMine = place.userId === userId;
    if (!isMine && (place.userId !== null || place.usedAt !== null)) throw new Refused("class_code_used");
    if (confirm && !isMine && !(await linkAccount(db, place, userId))) await refuseLink(c, code);
    const { studentId: student_id, name, className: class_name } = place;
    const linked = isMine || confirm;
    return reply({
      linked,
      student_id,
      class_name,
      ...numbersOf(place),
      name: shortName(name),
    });
  }),
];

/** Replaces codes that were made before `olderThan`, or all if it is missing: two pages opened at once print the same codes. */
async function makeCodes(
  c: AppContext,
  studentIds: readonly string[],
  { making, olderThan }: { making: string; olderThan?: number },
) {
  const fresh = studentIds.map((studentId) => {
    const id = `${making} ${studentId}`;
    return { id, studentId, hash: newClassCode(c.env, id).hash };
  });
  const now = Date.now();
  const expiresAt = now + classLimits.codeMs;
  return keepCodes(c.get("db"), c.req.param("id") ?? "", fresh, { now, expiresAt, olderThan });
}

async function codes(c: AppContext): Promise<CodesReply> {
  const [{ class: found }, rows] = await Promise.all([ownClass(c), codesOf(c.get("db"), c.req.param("id") ?? "")]);
  return shown(c, found.name, rows);
}

function shown(c: AppContext, className: string, rows: Awaited<ReturnType<typeof codesOf>>): CodesReply {
  const now = Date.now();
  return {
    class_name: className,
    codes: rows.map(({ studentId, number, schoolNo, name, userId, id, hash, expiresAt, usedAt }) => {
      const isGood = id !== null && hash !== null && usedAt === null && userId === null && expiresAt! > now;
      const code = isGood ? classCode(c.env, { id, hash }) : null;
      return {
        student_id: studentId,
        ...numbersOf({ number, schoolNo }),
        name,
        account: { linked: userId !== null },
        code,
        expires_at: code === null ? null : expiresAt,
      };
    }),
  };
}

/** Somebody was a moment faster, or the account already has a place in this class. */
async function refuseLink(c: AppContext, code: string): Promise<void> {
  const place = await placeOfCode(c.get("db"), classCodeHashes(c.env, code), Date.now());
  if (place?.userId === c.get("user").id) return;
  throw new Refused(
    place && place.userId === null && place.usedAt === null ? "class_already_linked" : "class_code_used",
  );
}
