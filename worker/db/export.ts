import { asc, desc, eq, sql } from "drizzle-orm";
import type { HistoryRow } from "#protocol/http/games";
import type { Question, QuestionSet } from "#protocol/http/question-sets";
import type { Database } from "./database";
import { resultsText } from "./kept-results";
import { games, gamePlayers, questions, questionSets } from "./schema";

type SetWithQuestions = QuestionSet & { questions: Omit<Question, "question_set_id">[] };

/** Everything of a user beside the account itself, as the user would read it. */
export async function ownRecords(db: Database, userId: string) {
  const [sets, asked, hosted, played] = await db.batch([
    db
      .select()
      .from(questionSets)
      .where(eq(questionSets.ownerId, userId))
      .orderBy(desc(questionSets.createdAt), desc(sql`${questionSets}.rowid`)),
    db
      .select({ question: questions })
      .from(questions)
      .innerJoin(questionSets, eq(questionSets.id, questions.setId))
      .where(eq(questionSets.ownerId, userId))
      .orderBy(asc(questions.position)),
    db.select().from(games).where(eq(games.ownerId, userId)).orderBy(desc(games.createdAt)),
    db
      .select({ line: gamePlayers, code: games.code, title: games.title, playerCount: games.playerCount })
      .from(gamePlayers)
      .innerJoin(games, eq(games.id, gamePlayers.gameId))
      .where(eq(gamePlayers.userId, userId))
      .orderBy(desc(gamePlayers.playedAt)),
  ]);
  const bySet = Map.groupBy(asked, ({ question }) => question.setId);
  return {
    question_sets: sets.map((set) =>
      exportedSet(
        set,
        (bySet.get(set.id) ?? []).map(({ question }) => question),
      ),
    ),
    games: await Promise.all(hosted.map((game) => exportedGame(db, game))),
    history: played.map(exportedLine),
  };
}

function exportedSet(
  set: typeof questionSets.$inferSelect,
  rows: readonly (typeof questions.$inferSelect)[],
): SetWithQuestions {
  return {
    id: set.id,
    title: set.title,
    description: set.description,
    question_count: rows.length,
    created_at: set.createdAt,
    updated_at: set.updatedAt,
    questions: rows.map((row) => ({
      id: row.id,
      position: row.position,
      question_text: row.text,
      options: row.options,
      correct_option: row.correct,
      time_limit: row.timeLimit,
      points: row.points,
      explanation: row.explanation,
      updated_at: row.updatedAt,
    })),
  };
}

async function exportedGame(db: Database, game: typeof games.$inferSelect) {
  return {
    id: game.id,
    game_code: game.code,
    title: game.title,
    label: game.label,
    status: game.status,
    question_set_id: game.questionSetId,
    total_questions: game.totalQuestions,
    player_count: game.playerCount,
    settings: JSON.parse(game.settings) as unknown,
    created_at: game.createdAt,
    started_at: game.startedAt,
    ended_at: game.endedAt,
    questions_asked: game.questionsAsked,
    correct: game.correct,
    answered: game.answered,
    average_score: game.averageScore,
    results: await resultsText(db, game),
  };
}

function exportedLine({
  line,
  code,
  title,
  playerCount,
}: {
  line: typeof gamePlayers.$inferSelect;
  code: string;
  title: string;
  playerCount: number;
}): HistoryRow {
  const { correct, wrong, unanswered } = line;
  const asked = correct + wrong + unanswered;
  return {
    game_code: code,
    player_id: line.playerId,
    title,
    nickname: line.nickname,
    marble: line.marble,
    score: line.score,
    rank: line.rank,
    player_count: playerCount,
    correct,
    wrong,
    unanswered,
    accuracy: asked === 0 ? 0 : correct / asked,
    played_at: line.playedAt,
  };
}
