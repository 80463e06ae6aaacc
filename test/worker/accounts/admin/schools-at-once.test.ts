import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { database } from "#db/database";
import { decideOnTeacher } from "#db/people/administration";
import { setRights } from "#db/people/admins";
import { userById } from "#db/people/users";
import { invite, listedInvitations } from "#db/schools/invitations";
import { placeInSchool } from "#db/schools/members";
import { mergeSchools, removeSchool } from "#db/schools/schools";
import { anAccount, storedUser } from "../../helpers/accounts/accounts";
import { aPerson } from "../../helpers/accounts/people";
import { aSchool } from "../../helpers/accounts/schools";

/** A school that another administrator removes or merges between a call's reading and its writing. */
const db = database(env.DB);
const admin = await anAccount("admin");
const actor = { id: admin.id, name: "Deniz Aydın" };
const now = Date.now();

async function aGoneSchool() {
  const school = await aSchool(admin.token);
  await removeSchool(db, school, actor, now);
  return school;
}

test("of two merges in opposite directions the second changes nothing, also if a right names the school", async () => {
  const [one, other] = [await aSchool(admin.token), await aSchool(admin.token)];
  const teacher = await anAccount("teacher");
  await setRights(db, {
    target: { id: teacher.id, name: "" },
    actor,
    rights: "school",
    school: one.id,
    words: "",
    now,
  });
  expect(await mergeSchools(db, { stays: other, goes: one, actor, now })).toMatchObject({ id: other.id });
  expect(await mergeSchools(db, { stays: one, goes: other, actor, now })).toBeUndefined();
  expect(await storedUser(teacher.id)).toMatchObject({ rights: "school", rightsSchool: other.id });
});

test("an invitation into a school that is gone is one without a school, as if it was removed afterwards", async () => {
  const school = await aGoneSchool();
  const email = `a@${school.domain}`;
  const mail = { subject: "", text: "", html: "", to: email };
  const invited = { id: crypto.randomUUID(), name: "Ece", email, schoolId: school.id, hash: school.id, mail };
  await invite(db, { invited: [{ ...invited, recipientKey: "k" }], actor, now });
  const { items } = await listedInvitations(db, { q: email, page: 1, page_size: 20 });
  expect(items).toMatchObject([{ email, school_id: null }]);
});

test("no teacher is put into a school that is gone, and an approval stands without it", async () => {
  const school = await aGoneSchool();
  const { id } = await anAccount("teacher");
  expect(await placeInSchool(db, { people: [{ id, name: "" }], school, actor, now })).toBe(0);
  const target = { id, name: "" };
  expect(await setRights(db, { target, actor, rights: "school", school: school.id, words: "", now })).toBeUndefined();
  const waiting = await aPerson("teacher", { approval: "pending" });
  const teacher = (await userById(db, waiting.id))!;
  const mailbox = { key: waiting.id, until: now };
  const decided = { teacher, approve: true, reason: "", schoolId: school.id, actor, mailbox };
  expect(await decideOnTeacher(db, decided)).toMatchObject({ approval: "approved", schoolId: null });
});
