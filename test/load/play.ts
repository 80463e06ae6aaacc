import { LoadSocket } from "./socket.ts";
import type { Server } from "./servers.ts";

/** How a target is reached; the game itself is the same for the product and for the floor. */
export type Target = {
  readonly server: Server;
  /** Opens a room. In a scored one the first question is opened by the start, and every verdict is checked. */
  open(questions: number): Promise<{ code: string; hostPath: string; playerPath: string; isScored: boolean }>;
};

export type Figures = {
  joinAllMs: number;
  fanOutP50: number;
  fanOutP99: number;
  ackP50: number;
  ackP99: number;
  answersPerSecond: number;
  lastAnswerToEndMs: number;
  bytesPerPlayerQuestion: number;
  framesPerPlayerQuestion: number;
  cpuSeconds: number;
  megabytes: number;
  /** Answers without an acknowledgement, wrong scores, secrets seen before the close: must be 0. */
  faults: number;
};

type Message = { type: string } & Record<string, unknown>;
type Player = {
  socket: LoadSocket;
  questionAt: number;
  ackedAt: number;
  endedAt: number;
  answeredMs: number;
  earned: number;
  choice: string;
};

/** One whole game of `players`; in a herd all answer at the same moment, else spread over `spreadMs`. */
export async function playGame(target: Target, players: number, questions: number, spreadMs = 0): Promise<Figures> {
  const { code, hostPath, playerPath, isScored } = await target.open(questions);
  const cpuBefore = target.server.usage().cpuSeconds;
  const host = await LoadSocket.open(target.server.port, hostPath);
  let faults = 0;
  let questionId = "";
  let questionNumber = 0;
  let rightOption = "";
  host.onText = (text) => {
    const message = JSON.parse(text) as Message;
    if (message.type === "question_start") {
      questionId = String(message.question_id);
      questionNumber = Number(message.question_number);
      rightOption = String(message.correct_option);
    }
  };

  const seats: Player[] = [];
  const joinStart = performance.now();
  let joined = 0;
  const everybodyIn = gate();
  const IN_FLIGHT = 100;
  for (let from = 0; from < players; from += IN_FLIGHT) {
    const batch = Array.from({ length: Math.min(IN_FLIGHT, players - from) }, async (_, i) => {
      const socket = await LoadSocket.open(target.server.port, playerPath);
      const player: Player = { socket, questionAt: 0, ackedAt: 0, endedAt: 0, answeredMs: 0, earned: 0, choice: "A" };
      socket.onText = (text) => {
        if (text.startsWith('{"type":"join_success"') && ++joined === players) everybodyIn.open();
      };
      socket.send({ type: "join_lobby", game_code: code, nickname: `Oyuncu ${from + i + 1}` });
      seats.push(player);
    });
    await Promise.all(batch);
  }
  await everybodyIn.passed;
  const joinAllMs = performance.now() - joinStart;
  await quiet(600); // lobby updates are grouped: let the last of them pass, so that only questions are counted
  for (const { socket } of seats) {
    socket.bytes = 0;
    socket.frames = 0;
  }

  const fanOut: number[] = [];
  const acks: number[] = [];
  const rates: number[] = [];
  const ends: number[] = [];
  for (let q = 0; q < questions; q++) {
    const allHaveQuestion = gate();
    const allHaveEnd = gate();
    let haveQuestion = 0;
    let haveEnd = 0;
    let lastAckAt = 0;
    for (const player of seats) {
      player.ackedAt = 0;
      player.socket.onText = (text) => {
        const now = performance.now();
        const type = text.slice(9, text.indexOf('"', 9));
        switch (type) {
          case "question_start":
            if (!text.includes('"correct_option":null')) faults++;
            player.questionAt = now;
            if (++haveQuestion === players) allHaveQuestion.open();
            return;
          case "answer_accepted":
            player.ackedAt = now;
            lastAckAt = now;
            return;
          case "answer_received": {
            const { points_earned, is_correct } = JSON.parse(text) as { points_earned: number; is_correct: boolean };
            player.earned += points_earned;
            if (is_correct !== (rightOption === player.choice)) faults++;
            return;
          }
          case "question_end": {
            player.endedAt = now;
            if (isScored) {
              const you = JSON.parse(`{${text.slice(text.lastIndexOf('"you":'))}`) as { you: { score: number } };
              if (you.you.score !== player.earned) faults++;
            }
            if (++haveEnd === players) allHaveEnd.open();
          }
        }
      };
    }
    const askedAt = performance.now();
    if (isScored && q === 0) host.send({ type: "start_game", game_code: code });
    else host.send({ type: "next_question", game_code: code, question_number: questionNumber });
    await allHaveQuestion.passed;
    for (const { questionAt } of seats) fanOut.push(questionAt - askedAt);

    const sentAt = new Map<Player, number>();
    const herdAt = performance.now();
    const order =
      spreadMs > 0 ? await spread(seats, spreadMs, answer) : (seats.forEach((player) => answer(player)), seats);
    function answer(player: Player) {
      player.choice = isScored ? "ABCD"[(seats.indexOf(player) + q) % 4]! : "A";
      sentAt.set(player, performance.now());
      player.socket.send({
        type: "submit_answer",
        question_id: questionId || "q",
        answer: player.choice,
        response_time_ms: 100,
      });
    }
    const lastSentAt = Math.max(...order.map((player) => sentAt.get(player)!));
    await allHaveEnd.passed;
    for (const player of seats) {
      if (player.ackedAt === 0) faults++;
      else acks.push(player.ackedAt - sentAt.get(player)!);
    }
    rates.push((players / (lastAckAt - herdAt)) * 1000);
    ends.push(Math.max(...seats.map(({ endedAt }) => endedAt)) - (spreadMs > 0 ? lastSentAt : herdAt));
    await quiet(50);
  }

  const { cpuSeconds, megabytes } = target.server.usage();
  const bytes = sum(seats.map(({ socket }) => socket.bytes)) / players / questions;
  const frames = sum(seats.map(({ socket }) => socket.frames)) / players / questions;
  for (const { socket } of seats) socket.close();
  host.close();
  await quiet(300);
  return {
    joinAllMs,
    fanOutP50: quantile(fanOut, 0.5),
    fanOutP99: quantile(fanOut, 0.99),
    ackP50: quantile(acks, 0.5),
    ackP99: quantile(acks, 0.99),
    answersPerSecond: quantile(rates, 0.5),
    lastAnswerToEndMs: quantile(ends, 0.5),
    bytesPerPlayerQuestion: bytes,
    framesPerPlayerQuestion: frames,
    cpuSeconds: cpuSeconds - cpuBefore,
    megabytes,
    faults,
  };
}

async function spread(seats: Player[], spreadMs: number, answer: (player: Player) => void): Promise<Player[]> {
  const step = spreadMs / seats.length;
  for (const player of seats) {
    answer(player);
    await quiet(step);
  }
  return seats;
}

export const quiet = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export function quantile(numbers: number[], q: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}
