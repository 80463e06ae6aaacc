import { readFileSync, writeFileSync } from "node:fs";
import { callsPage, type Areas } from "./calls.ts";
import { allProofs } from "./proofs.ts";
import { byHandOf, rulesOf } from "./reasons.ts";
import { workerModule } from "../worker-modules.ts";
import { sessionsPage, type Rights } from "./sessions.ts";
import { messagesPage, type Messages } from "./messages.ts";
import { faultsOf, pageOf, type Known } from "./table.ts";

/**
 * `npm run test:table`: writes test/COVERAGE.md; docs/sessions.md, which lists the calls that each kind of session may make;
 * docs/messages.md, which lists the messages of a game's socket; and the tables of docs/calls.md. Fails if a tag names nothing,
 * or if something lacks a test.
 */
export const TABLE = "test/COVERAGE.md";
export const SESSIONS = "docs/sessions.md";
export const MESSAGES = "docs/messages.md";
export const CALLS = "docs/calls.md";

export const known = (): Known => ({
  proofs: allProofs(),
  byHand: byHandOf(readFileSync("test/coverage/reasons.md", "utf8")),
  rules: rulesOf(readFileSync("worker/game/RULES.md", "utf8")),
});

if (import.meta.main) {
  const all = known();
  const faults = faultsOf(all);
  writeFileSync(TABLE, pageOf(all));
  writeFileSync(SESSIONS, sessionsPage(await workerModule<Rights>("worker/services/sign-in/rights.ts")));
  const live = "worker/protocol/live";
  const { serverMessages } = await workerModule<Messages>(`${live}/messages.ts`);
  const { clientMessages } = await workerModule<Messages>(`${live}/client-messages.ts`);
  writeFileSync(MESSAGES, messagesPage({ serverMessages, clientMessages }));
  const areas = await workerModule<Areas>("worker/http/openapi/areas.ts");
  writeFileSync(CALLS, callsPage(readFileSync(CALLS, "utf8"), areas));
  if (faults.length > 0) {
    console.error(`The table is written, but something is missing in the names of tests:\n${faults.join("\n")}`);
    process.exitCode = 1;
  }
}
