import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { reset } from "cloudflare:test";
import { beforeEach, test } from "vitest";
import { playGame, type Settings } from "../game";
import { recorded } from "../recorder";

const teams = (pick: string) => ({ names: ["Kırmızı", "Mavi"], pick });
const modes: Readonly<Record<string, Settings>> = {
  classic: {},
  "teams by choice": { teams: teams("self") },
  "teams by deal": { teams: teams("auto"), confidence: true },
  "without a clock": { clock: "none", verdict: "instant" },
  "by number": { identity: "roster", confidence: true, auto_close: true },
  "net that changes": { scoring: "net", wrong_costs: 3, answers_change: true },
  cards: { answers: "cards" },
  board: { answers: "board", teams: teams("auto") },
  large: { capacity: 100_000 },
  "large in teams": { capacity: 100_000, teams: teams("self"), standing: "end" },
};

/** Settings in pairs, or those of another recording: a commit with fewer settings must play the same games. */
async function inPairs(): Promise<readonly Settings[]> {
  const like = process.env["RECORD_LIKE"];
  if (like) return JSON.parse(readFileSync(`${like}/settings.json`, "utf8")) as Settings[];
  return (await import("../../../builders/settings-in-pairs")).settingsInPairs({});
}

const pairs = await inPairs();
mkdirSync(process.env["RECORD_OUT"]!, { recursive: true });
writeFileSync(`${process.env["RECORD_OUT"]!}/settings.json`, JSON.stringify(pairs, null, 1));

const games = [...Object.entries(modes), ...pairs.map((one, i) => [`settings ${i + 1}`, one] as const)];
beforeEach(reset);
test.each(games)("%s", (name, settings) => recorded(`game ${name}`, () => playGame(settings)));
