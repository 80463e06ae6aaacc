import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseOnly } from "../../../worker/local/runtime.ts";
import { openState } from "../../../worker/local/state.ts";

const CODE = "777001";
const GAME = "hall-of-results";
const A_RELAY = 1000;
const names = ["Ada", "Ece", "Can", "Mert", "Elif", "Deniz", "Zeynep", "Işık", "Ömer", "Çağla"];
const teams = ["Kartallar", "Atomlar", "Yıldızlar", "Fırtına"];
const LETTERS = "ABCD";

type HallSize = { readonly players: number; readonly questions: number };

/**
 * Puts a finished game of a large hall into a state folder, in the parts that its rooms write, and a copy of these into another
 * folder. Returns its code.
 */
export async function seedHall(
  stateDir: string,
  copies: string,
  { players, questions: count }: HallSize,
): Promise<string> {
  const random = numbers(7);
  const questions = Array.from({ length: count }, (_, i) => questionAt(i));
  const rows = Array.from({ length: players }, () => answersOf(questions, random));
  const best = rows.map(({ score }) => score).toSorted((a, b) => b - a);
  const relays = Math.ceil(players / A_RELAY);
  const runtime = databaseOnly(openState(stateDir));
  try {
    const bucket = await runtime.getR2Bucket("MEDIA", "bilye");
    const parts = Array.from({ length: relays }, (_, relay) => {
      const seats = [...rows.keys()]
        .filter((i) => i % relays === relay)
        .toSorted((a, b) => rows[b]!.score - rows[a]!.score);
      return { relay, seats };
    });
    for (const { relay, seats } of parts) {
      const part = {
        v: 2,
        questions,
        confidence: seats.map((i) => rows[i]!.said),
        teams: teams.map((name) => [name, questions.map(() => 0)]),
        team_of: seats.map((i) => i % teams.length),
        players: seats.map((i) => [
          idOf(i, relay),
          `${names[i % names.length]} ${i}`,
          i,
          "0".repeat(32),
          rows[i]!.answers,
        ]),
        ranks: seats.map((i) => best.indexOf(rows[i]!.score) + 1),
        team_ranks: seats.map((_, place) => place + 1),
      };
      const text = JSON.stringify(part);
      await bucket.put(`results/${GAME}/${relay}`, text);
      writeFileSync(join(copies, String(relay)), text);
    }
    const head = {
      v: 3,
      questions,
      teams: teams.map((name, i) => [name, questions.map((_, q) => 400 + ((q * 7 + i * 3) % 50))]),
      team_players: teams.map((_, i) => Math.ceil((players - i) / teams.length)),
      parts: parts.map(({ relay, seats }) => [relay, seats.length]),
    };
    writeFileSync(join(copies, "head"), JSON.stringify(head));
    const at = Date.now() - 3_600_000;
    const db = await runtime.getD1Database("DB", "bilye");
    await db
      .prepare(
        `INSERT INTO games
          (id, code, owner_id, title, title_key, status, settings, total_questions, created_at, started_at, ended_at,
            code_free_at, player_count, questions_asked, asked, correct, answered, average_score, results)
        VALUES (?1, ?2, 'demo-ogretmen', 'Bütün okul', 'butun okul', 'completed', ?3, ?4, ?5, ?5, ?5 + 1200000, ?5, ?6, ?4,
          ?6 * ?4, ?6 * ?4 / 2, ?6 * ?4, 9000, ?7)`,
      )
      .bind(GAME, CODE, JSON.stringify({ capacity: players }), count, at, players, JSON.stringify(head))
      .run();
  } finally {
    await runtime.dispose();
  }
  return CODE;
}

const idOf = (player: number, relay: number): string =>
  `${CODE}-${player.toString(16).padStart(12, "0")}${relay.toString(16).padStart(4, "0")}`;

/** A tenth of the questions is typed, so that parts have the longer form. */
function questionAt(i: number) {
  const about = {
    id: `soru-${i}-${"0".repeat(28)}`,
    text: `${i + 1}. soru: Başkent hangisi?`,
    outcome: `Kazanım ${i % 5}`,
  };
  return i % 10 === 9
    ? { ...about, kind: "typed", accepted: ["Ankara"], typo: true }
    : { ...about, options: { A: "Ankara", B: "Bursa", C: "Van", D: "Muş" }, correct: "A" };
}

type Random = (below: number) => number;
const wrong = ["bursa", "van", "muş"];

/** The answers of a player with a random skill. No two answers took the same time. */
function answersOf(questions: readonly ReturnType<typeof questionAt>[], random: Random) {
  const skill = random(100);
  let score = 0;
  let said = "";
  const answers = questions.map((question) => {
    const isRight = random(100) < skill;
    const [tookMs, points, sure] = [random(20_000), 500 + random(500), random(3) + 1];
    const typed = isRight ? "ankara" : (wrong[random(4)] ?? `il ${random(500)}`);
    const letter = LETTERS[isRight ? 0 : 1 + random(3)]!;
    if (random(20) === 0) return ((said += "-"), null);
    said += sure;
    if (isRight) score += points;
    return ["kind" in question ? typed : letter, isRight ? 1 : 0, tookMs, isRight ? points : 0];
  });
  return { answers, score, said };
}

function numbers(seed: number): Random {
  let last = seed;
  return (below) => (last = (last * 48_271) % 2_147_483_647) % below;
}
