import { expect, test } from "vitest";
import type { HostMessage } from "#protocol/live/client-messages";
import { hostCommand, type HostCommand } from "#game/host-commands";

const game = { game_code: "123456" };
const question = { question_id: "q1" };
const asked: readonly (readonly [HostMessage, HostCommand])[] = [
  [{ type: "start_game", ...game }, { type: "start" }],
  [
    { type: "next_question", ...game },
    { type: "next", questionNumber: null },
  ],
  [
    { type: "next_question", ...game, question_number: 2 },
    { type: "next", questionNumber: 2 },
  ],
  [{ type: "end_question" }, { type: "end_question", questionId: null }],
  [
    { type: "end_question", ...question },
    { type: "end_question", questionId: "q1" },
  ],
  [
    { type: "extend_question", seconds: 10 },
    { type: "extend_question", seconds: 10, questionId: null },
  ],
  [
    { type: "extend_question", seconds: 10, ...question },
    { type: "extend_question", seconds: 10, questionId: "q1" },
  ],
  [{ type: "end_game" }, { type: "end", reason: "ended" }],
  [
    { type: "kick_player", player_id: "p1" },
    { type: "kick", playerId: "p1" },
  ],
  [
    { type: "free_seats", network: "n1" },
    { type: "free_seats", network: "n1" },
  ],
  [
    { type: "free_seats", network: "n1", keep_answered: true },
    { type: "free_seats", network: "n1", keepsAnswered: true },
  ],
  [
    { type: "keep_seats", network: "n1" },
    { type: "keep_seats", network: "n1" },
  ],
  [
    { type: "keep_seats", network: "n1", up_to: 6 },
    { type: "keep_seats", network: "n1", up_to: 6 },
  ],
  [
    { type: "keep_seats", network: "n1", barred: true },
    { type: "keep_seats", network: "n1", barred: true },
  ],
  [
    { type: "rename_player", player_id: "p1", nickname: "Ece" },
    { type: "rename", playerId: "p1", nickname: "Ece" },
  ],
  [
    { type: "move_player", player_id: "p1", team: 2 },
    { type: "move", playerId: "p1", team: 2 },
  ],
  [
    { type: "lock_lobby", locked: true },
    { type: "lock", locked: true },
  ],
  [
    { type: "show_leaderboard", shown: false },
    { type: "show_leaderboard", shown: false },
  ],
  [
    { type: "accept_answer", ...question, text: "Ankara", accepted: true },
    { type: "accept_answer", questionId: "q1", text: "Ankara", accepted: true },
  ],
  [
    { type: "hide_text", ...question, text: "Ankara", hidden: false },
    { type: "hide_text", questionId: "q1", text: "Ankara", hidden: false },
  ],
  [
    { type: "host_answers", ...question, answers: [["p1", "A"]] },
    { type: "host_answers", questionId: "q1", answers: [["p1", "A"]] },
  ],
  [
    { type: "host_absent", player_ids: ["p1"], absent: true },
    { type: "host_absent", playerIds: ["p1"], absent: true },
  ],
  [
    { type: "pair_confirm", digits: "4711" },
    { type: "pair_confirm", digits: "4711" },
  ],
];

test.each(asked)("[H13] a host's message is one command, under its id where it has one: $type", (message, command) => {
  expect(hostCommand(message)).toStrictEqual(command);
  expect(hostCommand({ ...message, id: "press-1" })).toEqual({ ...command, id: "press-1" });
});
