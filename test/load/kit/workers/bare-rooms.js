// The bare rooms of `npm run bench`: they parse, score and broadcast, and nothing more. What the platform itself costs.
import { DurableObject } from "cloudflare:workers";

const worth = (tookMs, limitMs) => Math.round(1000 * (0.6 + 0.4 * (1 - tookMs / limitMs)));
const LIMIT_MS = 300_000;
const KEEP_AWAKE_MS = 5_000;

/** Stores nothing: it stays awake, because nothing outlasts a sleep. */
export class BareRoom extends DurableObject {
  players = new Map();
  answers = new Map();
  asked = 0;
  timer = setInterval(() => {}, KEEP_AWAKE_MS);

  fetch(request) {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [new URL(request.url).searchParams.get("role")]);
    return new Response(null, { status: 101, webSocket: client });
  }

  webSocketMessage(ws, text) {
    this.take(ws, JSON.parse(text));
  }

  take(ws, message) {
    switch (message.type) {
      case "ping":
        return ws.send(JSON.stringify({ type: "pong", timestamp: message.timestamp, server_time: Date.now() }));
      case "join_lobby":
        return this.seat(ws, message.nickname);
      case "start_game":
      case "next_question":
        return this.ask(this.asked + 1);
      case "submit_answer":
        return this.answer(ws, message);
      case "end_game":
        return this.end();
    }
  }

  seat(ws, nickname) {
    const player = { id: crypto.randomUUID(), nickname, score: 0, rank: 1, correct: 0 };
    this.players.set(ws, player);
    ws.send(JSON.stringify({ type: "join_success", game_code: "100000", player_id: player.id, nickname }));
  }

  ask(number, startsAt = Date.now()) {
    Object.assign(this, { asked: number, startsAt, right: "ABCD"[(number - 1) % 4], answers: new Map() });
    const question = {
      type: "question_start",
      question_id: `q${number}`,
      question_text: `${number}. Türkiye’nin en yüksek dağı aşağıdakilerden hangisidir?`.padEnd(80, "."),
      options: { A: "Ağrı Dağı", B: "Erciyes Dağı", C: "Uludağ", D: "Süphan Dağı" },
      time_limit: LIMIT_MS / 1000,
      question_number: number,
      total_questions: 5,
      starts_at: startsAt,
      ends_at: startsAt + LIMIT_MS,
    };
    const text = JSON.stringify(question);
    for (const ws of this.players.keys()) ws.send(text);
    this.tellHost({ ...question, correct_option: this.right });
  }

  answer(ws, { question_id, answer }) {
    const points = answer === this.right ? worth(Date.now() - this.startsAt, LIMIT_MS) : 0;
    this.answers.set(ws, { answer, points });
    ws.send(JSON.stringify({ type: "answer_accepted", question_id, answer }));
    if (this.answers.size === this.players.size) this.allAnswered();
  }

  allAnswered() {
    this.closed(standing([this.scored()]));
  }

  /** Adds the points of this question. */
  scored() {
    const distribution = { A: 0, B: 0, C: 0, D: 0 };
    for (const [ws, { answer, points }] of this.answers) {
      const player = this.players.get(ws);
      player.score += points;
      player.correct += answer === this.right;
      distribution[answer] += 1;
    }
    return { distribution, rows: Array.from(this.players.values(), ({ nickname, score }) => ({ nickname, score })) };
  }

  closed({ ranks, leaderboard, distribution }) {
    const end = {
      type: "question_end",
      question_id: `q${this.asked}`,
      correct_option: this.right,
      leaderboard,
      distribution,
    };
    const shared = JSON.stringify(end).slice(0, -1);
    for (const [ws, player] of this.players) {
      const { answer, points } = this.answers.get(ws);
      player.rank = ranks.get(player.score);
      const { score, rank } = player;
      const you = { answer, is_correct: points > 0, points_earned: points, score, rank };
      ws.send(`${shared},"you":${JSON.stringify(you)}}`);
    }
    this.tellHost(end);
  }

  end() {
    clearInterval(this.timer);
    for (const [ws, { score, rank, correct }] of this.players) {
      ws.send(JSON.stringify({ type: "game_end", player_stats: { score, rank, correct } }));
    }
  }

  tellHost(message) {
    for (const ws of this.ctx.getWebSockets("host")) ws.send(JSON.stringify(message));
  }
}

/** Ranks the players of one room, or of all rooms of a hall. */
function standing(rooms) {
  const rows = rooms.flatMap((room) => room.rows).toSorted((a, b) => b.score - a.score);
  const ranks = new Map();
  for (const [place, { score }] of rows.entries()) if (!ranks.has(score)) ranks.set(score, place + 1);
  const count = (letter) => rooms.reduce((sum, { distribution }) => sum + distribution[letter], 0);
  const distribution = Object.fromEntries(Array.from("ABCD", (letter) => [letter, count(letter)]));
  const leaderboard = rows.slice(0, 5).map(({ nickname, score }) => ({ nickname, score, rank: ranks.get(score) }));
  return { ranks, leaderboard, distribution };
}

/** Writes a row for each answer before it acknowledges it. */
export class RowRoom extends BareRoom {
  constructor(ctx, env) {
    super(ctx, env);
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS stored (id INTEGER PRIMARY KEY, messages TEXT)");
  }

  take(ws, message) {
    if (message.type === "submit_answer" || message.type === "next_question") this.store(message);
    super.take(ws, message);
  }

  store(messages) {
    this.ctx.storage.sql.exec("INSERT INTO stored (messages) VALUES (?)", JSON.stringify(messages));
  }
}

/** Writes one row for all answers that have arrived by then, and acknowledges them afterwards. */
export class BatchRoom extends RowRoom {
  waiting = [];

  take(ws, message) {
    if (message.type !== "submit_answer") return super.take(ws, message);
    if (this.waiting.push([ws, message]) === 1) setTimeout(() => this.storeAll(), 0);
  }

  storeAll() {
    const waiting = this.waiting;
    this.waiting = [];
    this.store(waiting.map(([, message]) => message));
    for (const [ws, message] of waiting) this.answer(ws, message);
  }
}

/** The part of a bare hall that has some of its phones; the hall has the host. */
export class BareRelay extends BareRoom {
  ask(number, startsAt, hall) {
    this.hall = hall;
    super.ask(number, startsAt);
    return this.players.size;
  }

  allAnswered() {
    this.ctx.waitUntil(this.env.HALL.getByName(this.hall).answered(this.scored()));
  }
}

export class BareHall extends BareRoom {
  fetch(request) {
    const { searchParams: search } = new URL(request.url);
    this.name = search.get("room");
    this.relays = Array.from({ length: search.get("relays") }, (_, i) => this.env.RELAY.getByName(`${this.name}-${i}`));
    return super.fetch(request);
  }

  async ask(number) {
    Object.assign(this, { reports: [], awaited: Infinity });
    const startsAt = Date.now();
    super.ask(number, startsAt);
    const players = await Promise.all(this.relays.map((relay) => relay.ask(number, startsAt, this.name)));
    this.awaited = players.filter((count) => count > 0).length;
    this.closeIfAllReported();
  }

  answered(report) {
    this.reports.push(report);
    this.closeIfAllReported();
  }

  closeIfAllReported() {
    if (this.reports.length < this.awaited) return;
    const all = standing(this.reports);
    super.closed(all);
    for (const relay of this.relays) this.ctx.waitUntil(relay.closed(all));
  }

  end() {
    for (const relay of this.relays) this.ctx.waitUntil(relay.end());
    super.end();
  }
}

let seats = 0;

export default {
  fetch(request, env) {
    const { searchParams: search } = new URL(request.url);
    const [room, relays] = [search.get("room"), Number(search.get("relays"))];
    if (relays === 0) return env.ROOM.getByName(room).fetch(request);
    if (search.get("role") === "host") return env.HALL.getByName(room).fetch(request);
    return env.RELAY.getByName(`${room}-${seats++ % relays}`).fetch(request);
  },
};
