import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinReply, PlayerReply } from "#protocol/http/replies/players";
import type { PairOfferReply, PairReply, PairedReply } from "#protocol/http/replies/pairing";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { anAccount } from "../helpers/accounts/accounts";
import { aWrittenQuestion } from "../../builders/questions";
import { ask, guest, student, teacher } from "./asking";

const gameOf = async (body: object): Promise<string> =>
  (await ask<GameReply>("POST /api/game", { body })).game.game_code;
const joined = (code: string, nickname: string, more: object = {}, token?: string) =>
  ask<JoinReply>("POST /api/game/join", { token, body: { game_code: code, nickname, ...more }, status: 201 });

const seat = ({ session_id }: JoinReply) => ({ headers: { "session-id": session_id } });

/** Plays a game on phones in teams, with a question of each kind, steered and read as by a script. */
export async function aLesson(setId: string): Promise<void> {
  const settings = {
    teams: { names: ["Kırmızı", "Mavi"], pick: "self" },
    confidence: true,
    late_join: true,
  };
  const code = await gameOf({ question_set_id: setId, settings, label: "7-B" });
  const at = { code };
  await ask("GET /api/game/:code/join", { ...guest, at });
  await ask("POST /api/game/join", { ...guest, body: { game_code: code, nickname: "Ali", team: null }, status: 200 });
  const ali = await joined(code, "Ali", { team: 0 });
  const ada = await joined(code, "Ada", { team: 1 }, student.token);
  const out = await joined(code, "Ece", { team: 1 });
  await ask("GET /api/game/:code", { ...guest, at });
  await ask("GET /api/game/:code", { at });
  await ask("POST /api/game/:code/lock", { at, body: { locked: true } });
  await ask("POST /api/game/:code/rename", { at, body: { player_id: out.player_id, nickname: "Veli" } });
  await ask("POST /api/game/:code/move", { at, body: { player_id: out.player_id, team: 0 } });
  await ask("POST /api/game/:code/kick", { at, body: { player_id: out.player_id } });

  const offer = await ask<PairOfferReply>("POST /api/game/:code/pair", { at, token: teacher.token });
  const phone = await ask<PairReply>("POST /api/pair", { ...guest, body: { token: offer.token } });
  const pair = { pair_id: phone.pair_id };
  await ask("GET /api/pair/:pair_id", { ...guest, at: pair, status: 202 });
  await ask("POST /api/game/:code/pair/confirm", { at, token: teacher.token, body: { digits: phone.digits } });
  const { token: paired } = await ask<PairedReply>("GET /api/pair/:pair_id", { ...guest, at: pair, status: 200 });
  await ask("GET /api/game/:code/pair/next", { at, token: paired, status: 202 });

  await ask("POST /api/game/:code/start", { at });
  await ask("POST /api/game/:code/extend", { at, body: { seconds: 10 } });
  for (let isOver = false; !isOver;) {
    const { question, game } = await ask<GameView>("GET /api/game/:code", { at, ...seat(ali) });
    const answer = { question_id: question!.question_id, answer: anAnswer(question!), response_time_ms: 900 };
    await ask("POST /api/game/answer", { ...seat(ali), body: answer });
    await ask("GET /api/game/:code", { at });
    if (question!.confidence) {
      await ask("POST /api/game/confidence", {
        ...seat(ali),
        body: { question_id: answer.question_id, confidence: 2 },
      });
    }
    await ask("POST /api/game/:code/end-question", { at });
    if (question!.kind === "typed" || question!.kind === "cloud") {
      const text = { question_id: answer.question_id, text: answer.answer };
      if (question!.kind === "typed")
        await ask("POST /api/game/:code/accept-answer", { at, body: { ...text, accepted: true } });
      await ask("POST /api/game/:code/hide-text", { at, body: { ...text, hidden: true } });
    }
    await ask("POST /api/game/:code/show-leaderboard", { at, body: { shown: true } });
    await ask("GET /api/game/:code", { at, ...seat(ada) });
    await ask("GET /api/game/:code", { at });
    isOver = game.question_number === game.total_questions;
    if (!isOver) await ask("POST /api/game/:code/next", { at, body: { question_number: game.question_number } });
  }
  await ask("GET /api/game/:code/leaderboard", { at });
  await ask("GET /api/game/:code/leaderboard", { at, ...seat(ali) });
  await ask("GET /api/game/:code/statistics", { at });
  await ask("GET /api/player/:id", { at: { id: ali.player_id } });
  await ask("GET /api/player/:id/stats", { at: { id: ali.player_id }, ...seat(ali) });
  await ask("POST /api/game/:code/end", { at });
  await ask("GET /api/game/:code", { at });
  await ask("GET /api/game/:code", { at, ...seat(ali) });
  await ask("PUT /api/game/:code", { at, body: { label: "7-C" } });

  await ask("POST /api/player/:id/claim", {
    at: { id: ali.player_id },
    ...seat(ali),
    token: (await anAccount("student")).token,
  });
  await runInDurableObject(env.GAME_ROOM.getByName(code), (room) => room.alarm());
  await ask("GET /api/player/history", { token: student.token });
  await ask("GET /api/player/:id/missed", { at: { id: ada.player_id }, token: student.token });
  await ask("GET /api/game/teacher");
  await ask("GET /api/game/teacher/stats");

  const again = await gameOf({ from_game: code, which: "all" });
  await ask("GET /api/game/:code/pair/next", { at, token: paired, status: 200 });
  await ask("POST /api/game/join", { ...guest, body: { game_code: again, from_session: ali.session_id }, status: 201 });
  await ask("DELETE /api/game/:code", { at: { code: again } });
}

/** An answer that the question accepts, mostly a wrong one. */
function anAnswer({ kind = "choice", options = {}, slots, left }: NonNullable<GameView["question"]>): string {
  const letters = Object.keys(options);
  if (kind === "order" || kind === "match") return letters.slice(0, slots ?? left?.length).join("");
  return { typed: "Ankara", number: "3", spot: "10,10", cloud: "yıldız" }[kind as string] ?? letters.at(-1)!;
}

/** Plays a game without phones: the teacher taps the spoken answers, and marks who is absent. */
export async function aGameOnTheBoard(): Promise<void> {
  const { question_set } = await ask<QuestionSetReply>("POST /api/question-sets/import", {
    body: { title: "Tahta", questions: [aWrittenQuestion()] },
  });
  const settings = { answers: "board", teams: { names: ["Bir", "İki"] } };
  const code = await gameOf({ question_set_id: question_set.id, settings });
  const at = { code };
  await ask("POST /api/game/:code/start", { at });
  const { host } = await ask<GameView>("GET /api/game/:code", { at });
  const [one, two] = host!.players.map(({ player_id }) => player_id);
  await ask("POST /api/game/:code/absent", { at, body: { player_ids: [two], absent: true } });
  await ask("POST /api/game/:code/answers", {
    at,
    body: { question_id: host!.question!.question_id, answers: [[one, "A"]] },
  });
  await ask("GET /api/game/:code", { at });
  await ask("POST /api/game/:code/end", { at });
  await ask("GET /api/game/:code/statistics", { at });
}

/** Plays a game of a class that joins by number; a player leaves it. */
export async function aGameOfAClass(setId: string, classId: string): Promise<void> {
  const code = await gameOf({ question_set_id: setId, settings: { class_id: classId, identity: "roster" } });
  await ask("GET /api/game/:code/join", { ...guest, at: { code } });
  const key = crypto.randomUUID();
  const body = { game_code: code, number: 1, join_key: key };
  await ask("POST /api/game/join", { ...guest, body, status: 200 });
  const own = await ask<JoinReply>("POST /api/game/join", { ...guest, body: { ...body, confirm: true }, status: 201 });
  const at = { id: own.player_id };
  await ask<PlayerReply>("GET /api/player/:id", { at, ...seat(own) });
  await ask("POST /api/game/:code/start", { at: { code } });
  await ask("POST /api/player/:id/leave", { at, ...seat(own) });
  await ask("POST /api/game/:code/end", { at: { code } });
}
