import { env } from "cloudflare:workers";
import { decideOnTeacher, deleteUser, listedUsers } from "#db/people/administration";
import { studentStats, systemStats, userStats } from "#db/people/admin-stats";
import { auditEntries, noteView } from "#db/people/audit";
import { ownAudit } from "#db/export/export";
import {
  addSession,
  endOtherSessions,
  endSession,
  bearerOf,
  sessionsOf,
  setPassword,
  type SessionRow,
} from "#db/people/sessions";
import { setRights } from "#db/people/admins";
import { restingOf } from "#db/people/resting";
import { suspend, unsuspend } from "#db/people/suspension";
import { userById } from "#db/people/users";
import { calledAdministrators, waitingFor } from "#db/people/waiting";
import { changeEmail, waitingEmail } from "#db/people/email-changes";
import { homeZone } from "#shared/home-zone";
import { readCaps } from "#db/mail-caps";
import { dueMails, newMail, releaseMails, tendLinks } from "#db/mails";
import { newestRegistration, openAccount, registrationOfLink, type Registration } from "#db/people/registrations";
import { keepUsage, usage } from "#db/usage";
import { findNicknames, placeOfStudent } from "#db/people/people-search";
import { invitationOfLink, knownToSchools, listedInvitations } from "#db/schools/invitations";
import { peopleToPlace, placeInSchool } from "#db/schools/members";
import { proposedSchools } from "#db/schools/proposals";
import { listedSchools, mergeSchools, removeSchool, saveSchool } from "#db/schools/schools";
import { schoolOf } from "#db/schools/school-domains";
import { unverifiedPeople } from "#db/people/unverified";
import { oldestUnsent, troubledMails, unsentMails } from "#db/unsent-mails";
import { all, counted, newGame, page, search, type Case } from "./asked";

export const casesOfPeople: readonly Case[] = [
  ["a student's numbers", (db) => studentStats(db, "u")],
  ["a teacher's numbers", (db) => userStats(db, { id: "u", role: "teacher" })],
  ["what is written down of a user", (db) => all(ownAudit(db, "u"))],
  ["students", (db) => listedUsers(db, { ...page, role: "student" })],
  ["students by name", (db) => listedUsers(db, { ...search, role: "student" })],
  ["administrators", (db) => listedUsers(db, { ...page, state: "administering" })],
  ["pending teachers", (db) => listedUsers(db, { ...page, role: "teacher", approval: "pending" })],
  [
    "deciding on a teacher",
    async (db) =>
      decideOnTeacher(db, {
        teacher: (await userById(db, newGame.ownerId))!,
        approve: true,
        reason: "",
        actor: someone,
        mailbox: { key: "k", until: 1 },
      }),
  ],
  ["administrators to be mailed", (db) => calledAdministrators(db)],
  ["what waits", (db) => waitingFor(db, { rights: ["all"] }, 1), ["library_reports"]],
  ["the numbers of a school", (db) => systemStats(db, 1, "s")],
  [
    "other rights",
    (db) => setRights(db, { target: someone, actor: someone, rights: "none", school: null, words: "", now: 1 }),
  ],
  ["the people of a school", (db) => listedUsers(db, { ...page, onlySchool: "s" })],
  [
    "those who wait and wrote a school's name",
    (db) => listedUsers(db, { ...page, role: "teacher", approval: "pending", ofSchool: "s" }),
  ],
  [
    "taking teachers into a school",
    (db) => placeInSchool(db, { people: [someone], school: someone, actor: someone, now: 1 }),
  ],
  ["teachers whom a school can take in", (db) => peopleToPlace(db, ["u"], "s")],
  ["suspended people", (db) => listedUsers(db, { ...page, state: "suspended" })],
  ["suspending a user", (db) => suspend(db, { target: someone, actor: someone, reason: "", now: 1 })],
  ["giving an account back", (db) => unsuspend(db, { target: someone, actor: someone, now: 1 })],
  ["what rests of teachers", (db) => restingOf(db, ["u", "v"], 1)],
  ["what rests of teachers of a school", (db) => restingOf(db, ["u", "v"], 1, "s")],
  ["keeping the use of days", (db) => keepUsage(db, Date.now() + 9e10)],
  ["use by school", (db) => usage(db, { from: "2026-11-01", to: "2026-11-02", by: "school" }, 1)],
  ["nicknames in games", (db) => findNicknames(db, env.MEDIA, "ada", 1)],
  ["where a student is", (db) => placeOfStudent(db, "s")],
  ["schools", (db) => listedSchools(db, search)],
  [
    "a school and its teachers",
    (db) => saveSchool(db, { ...aSchool, domains: ["d"], dropped: ["e"], written: ["s"], actor: someone, now: 1 }),
  ],
  ["a school that goes", (db) => removeSchool(db, aSchool, someone, 1)],
  ["two schools that become one", (db) => mergeSchools(db, { stays: aSchool, goes: aSchool, actor: someone, now: 1 })],
  ["schools that may be", (db) => proposedSchools(db)],
  ["invited people", (db) => knownToSchools(db, { emails: ["e@d"], schoolIds: ["s"] })],
  ["the invitations of a school", (db) => listedInvitations(db, { ...page, school_id: "s" })],
  ["the invitation of a link", (db) => invitationOfLink(db, "h", 1)],
  ["deleting a user", (db) => deleteUser(db, "nobody", someone)],
  ["what a link is good for", (db) => registrationOfLink(db, { hash: "h", now: 1 })],
  ["the last registration of an address", (db) => newestRegistration(db, "e")],
  [
    "opening an account",
    (db) => openAccount(db, { registration: newcomer, adminEmail: null, mailbox: { key: "k", until: 1 }, now: 1 }),
  ],
  [
    "writing a mail",
    (db) =>
      newMail(db, {
        ...counted,
        id: "m",
        kind: "asked",
        mail: { to: "t", subject: "", text: "", html: "" },
        requestId: "",
      }),
  ],
  ["why a mail does not go out", (db) => readCaps(db, counted)],
  ["links of mails that wait", (db) => tendLinks(db, 1)],
  ["mails that may go out by now", (db) => releaseMails(db, 1, 1)],
  ["mails to be tried", (db) => dueMails(db, 1, 1)],
  ["mails that did not go out", (db) => unsentMails(db, page)],
  ["the number of mails in trouble", (db) => troubledMails(db, 1)],
  ["the oldest mail that did not go out", (db) => oldestUnsent(db)],
  ["people who have not opened their link", (db) => unverifiedPeople(db, page)],
  ["the named school of an address", (db) => schoolOf(db, "e@okul.test")],
  ["another password", (db) => setPassword(db, "u", { id: "s", nextId: "t" }, "-")],
  ["the address that waits", (db) => waitingEmail(db, "u", 1)],
  ["another address", (db) => changeEmail(db, { hash: "h", now: 1, mailboxOf: () => ({ key: "k", until: 1 }) })],
  ["who holds a token", (db) => bearerOf(db, { userId: "u", version: 1, sessionId: "s" }, 1)],
  ["a new session", (db) => addSession(db, aSession)],
  ["the sessions of an account", (db) => sessionsOf(db, { id: "u", tokenVersion: 1 }, 1)],
  ["the end of a session", (db) => endSession(db, "u", "s")],
  ["the end of all others", (db) => endOtherSessions(db, "u", "s")],
  ["all users", (db) => listedUsers(db, page), ["users"]],
  ["all users by name", (db) => listedUsers(db, search), ["users"]],
  ["what administrators did", (db) => auditEntries(db, { ...page, ...allEntries }, homeZone), ["audit_log"]],
  [
    "writing down who looked",
    (db) => noteView(db, { action: "person_viewed", actor: someone, target: someone, now: 1 }),
  ],
  ["the whole system", (db) => systemStats(db, 1), ["library_reports", "games", "question_sets", "questions", "users"]],
];

const newcomer: Registration = {
  hash: "h",
  email: "e",
  name: "n",
  role: "student",
  school: "",
  passwordHash: "-",
  timeZone: "Europe/Istanbul",
  createdAt: 1,
  expiresAt: 2,
  userId: null,
};

const aSession: SessionRow = {
  id: "s",
  userId: "u",
  version: 1,
  kind: "usual",
  way: "password",
  device: "",
  form: "unknown",
  createdAt: 1,
  lastSeenAt: 1,
  expiresAt: 2,
};

const allEntries = { action: undefined, actor: "", subject: "", from: undefined, to: undefined, views: "0" } as const;
const aSchool = { id: "s", name: "s", city: "" };
const someone = { id: "a", name: "A" };
