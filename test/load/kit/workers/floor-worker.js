// The floor: a bare room that only broadcasts. No rules, no storage, no seats: what the platform itself costs.
import { DurableObject } from "cloudflare:workers";

export class BareRoom extends DurableObject {
  #answers = 0;
  #players;

  /** Finds its players again after a sleep. */
  constructor(ctx, env) {
    super(ctx, env);
    this.#players = ctx.getWebSockets("player").length;
  }

  fetch(request) {
    const { 0: client, 1: server } = new WebSocketPair();
    const isHost = new URL(request.url).searchParams.get("role") === "host";
    this.ctx.acceptWebSocket(server, [isHost ? "host" : "player"]);
    return new Response(null, { status: 101, webSocket: client });
  }

  webSocketMessage(ws, text) {
    this.take(ws, JSON.parse(text));
  }

  take(ws, message) {
    switch (message.type) {
      case "ping":
        ws.send(JSON.stringify({ type: "pong", timestamp: message.timestamp, server_time: Date.now() }));
        return;
      case "join_lobby":
        ws.send(
          JSON.stringify({
            type: "join_success",
            game_code: "000000",
            player_id: String(++this.#players),
            nickname: message.nickname,
          }),
        );
        return;
      case "next_question": {
        this.#answers = 0;
        const text = JSON.stringify({
          type: "question_start",
          question_id: "q",
          question_text: "Türkiye’nin en yüksek dağı hangisidir?".padEnd(80),
          options: { A: "Ağrı Dağı", B: "Erciyes Dağı", C: "Uludağ", D: "Süphan Dağı" },
          time_limit: 30,
          question_number: 1,
          total_questions: 5,
          correct_option: null,
          points: 1,
          server_time: Date.now(),
          starts_at: Date.now(),
          ends_at: Date.now() + 30_000,
        });
        for (const socket of this.ctx.getWebSockets()) socket.send(text);
        return;
      }
      case "end_game": {
        const text = JSON.stringify({ type: "game_end", message: "Oyun tamamlandı" });
        for (const socket of this.ctx.getWebSockets()) socket.send(text);
        return;
      }
      case "submit_answer":
        ws.send(JSON.stringify({ type: "answer_accepted", question_id: message.question_id, answer: message.answer }));
        if (++this.#answers === this.#players) this.#end();
        return;
    }
  }

  #end() {
    const leaderboard = Array.from({ length: 5 }, (_, i) => ({
      player_id: `000000-${i}`,
      nickname: `Oyuncu ${i}`,
      marble: 1_234_567_890,
      score: 1000,
      rank: i + 1,
    }));
    const shared = JSON.stringify({
      type: "question_end",
      question_id: "q",
      correct_option: "A",
      leaderboard,
      distribution: { A: this.#answers, B: 0, C: 0, D: 0, none: 0 },
    }).slice(0, -1);
    for (const socket of this.ctx.getWebSockets("player"))
      socket.send(`${shared},"you":{"score":1000,"rank":1,"points_earned":1000}}`);
    for (const socket of this.ctx.getWebSockets("host")) socket.send(`${shared}}`);
  }
}

/**
 * A bare room that also stores a question before it is asked and an answer before it is acknowledged, together with all that
 * have arrived by then.
 */
export class StoringRoom extends BareRoom {
  #waiting = [];

  constructor(ctx, env) {
    super(ctx, env);
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS stored (id INTEGER PRIMARY KEY, messages TEXT)");
  }

  take(ws, message) {
    if (message.type === "submit_answer") {
      this.#waiting.push([ws, message]);
      if (this.#waiting.length === 1) setTimeout(() => this.#acknowledge(), 0);
      return;
    }
    if (message.type === "next_question") this.#store([message]);
    super.take(ws, message);
  }

  #acknowledge() {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#store(waiting.map(([, message]) => message));
    for (const [ws, message] of waiting) super.take(ws, message);
  }

  #store(messages) {
    this.ctx.storage.sql.exec("INSERT INTO stored (messages) VALUES (?)", JSON.stringify(messages));
  }
}

export default {
  fetch: (request, env) => env.ROOM.getByName(new URL(request.url).searchParams.get("room")).fetch(request),
};
