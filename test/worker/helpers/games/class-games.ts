import { env } from "cloudflare:workers";
import { database } from "#db/database";
import { recordResults } from "#db/games/finished-games";
import { games } from "#db/schema/games";
import { classSums } from "#game/results/class-sums";
import { writeResults } from "#game/results/stored-form";
import { resultColumns } from "#game/results/result-columns";
import type { Results } from "#game/results/results";

/** A student's answer to each question: an option, null for no answer, undefined if the question was not asked. */
export type Said = Readonly<Record<string, readonly (string | null | undefined)[]>>;
type Wanted = {
  classId: string | null;
  outcomes?: readonly string[];
  endedAt?: number;
  title?: string;
  names?: Record<string, string>;
};

/** A finished game of a class, written as a room writes it. A is always right; `write` writes the results again. */
export async function aClassGame(ownerId: string, wanted: Wanted, said: Said) {
  const { classId, outcomes = ["M.5.1"], endedAt = Date.now(), title = "Kesirler", names = {} } = wanted;
  const id = crypto.randomUUID();
  const code = String(100_000 + Math.floor(Math.random() * 900_000));
  const db = database(env.DB);
  await db.insert(games).values({
    id,
    code,
    ownerId,
    title,
    titleKey: "kesirler",
    status: "active",
    settings: "{}",
    totalQuestions: outcomes.length,
    createdAt: endedAt - 600_000,
    classId,
  });
  const resultsOf = (given: Said): Results => ({
    questions: outcomes.map((outcome, i) => ({
      id: `q${i}`,
      text: `Soru ${i + 1}`,
      options: { A: "doğru", B: "yanlış", C: "öbür" },
      correct: "A",
      ...(outcome !== "" && { outcome }),
    })),
    players: Object.entries(given).map(([studentId, values], i) => {
      const answers = values.map((value) => value && { value, share: value === "A" ? 1 : 0, tookMs: 900, points: 0 });
      const playerId = `${code}-${i.toString(16).padStart(12, "0")}`;
      return {
        id: playerId,
        nickname: names[studentId] ?? `Ad ${studentId.slice(0, 4)}`,
        marble: 1,
        proof: null,
        score: 0,
        rank: 1,
        answers: answers as Results["players"][number]["answers"],
        studentId,
      };
    }),
  });
  const write = (given: Said) => {
    const results = resultsOf(given);
    return recordResults(db, {
      id,
      startedAt: endedAt - 500_000,
      endedAt,
      codeFreeAt: endedAt,
      columns: resultColumns(results),
      results: writeResults(results),
      players: [],
      sums: classSums(results),
    });
  };
  await write(said);
  return { id, code, write };
}
