import * as fc from "fast-check";
import type { CoordinatorCommand } from "#large-game/coordinator";
import { T0 } from "../../builders/games";
import type { Hall } from "./a-hall";

/** Random steps in a hall. */

export const RELAYS = 3;
const names = ["Ali", "Ayşe", "Can", "Çan", "Zeynep", "Işık", "İrem", "Ömer"];
const players = [
  "join",
  "join",
  "join",
  "answer",
  "answer",
  "answer",
  "answer",
  "sure",
  "leave",
  "return",
  "kick",
  "rename",
  "move",
  "claim",
  "unname",
];
const host = [
  "everybody answers",
  "go on",
  "go on",
  "go on",
  "end question",
  "accept",
  "hide",
  "lock",
  "end",
  "extend",
  "bell",
  "bell",
];
const between = [
  "deliver",
  "deliver",
  "deliver",
  "hand",
  "hand",
  "table",
  "table",
  "again",
  "count",
  "all answered",
  "restart",
  "restart head",
  "settle",
  "settle",
  "settle",
];
/** One step: of a player, between coordinator and relays, or of the host. */
export const aStep = fc.record({
  what: fc.oneof(fc.constantFrom(...players), fc.constantFrom(...between), fc.constantFrom(...host)),
  who: fc.nat(30),
  relay: fc.nat(RELAYS - 1),
  says: fc.constantFrom("A", "B", "B", "C"),
});
export type Step = typeof aStep extends fc.Arbitrary<infer S> ? S : never;
/** Takes the step in this hall. */
export function take(hall: Hall, { what, who, relay, says }: Step, i: number): void {
  const { game } = hall.coordinator;
  const at = T0 + i * 150;
  const seated = [...game.players.keys()];
  const playerId = seated[who % Math.max(1, seated.length)] ?? hall.seat(0, 999);
  const questionId = game.phase.name === "lobby" || game.phase.name === "completed" ? "q1" : `q${game.phase.index + 1}`;
  const ask = (command: CoordinatorCommand) => void hall.ask(command, at);
  switch (what) {
    case "join": {
      const id = hall.seat(relay, i);
      const nickname = who % 3 === 0 ? names[who % names.length]! : `P${i}`;
      return ask({
        type: "join",
        playerId: id,
        sessionHash: id,
        userId: null,
        nickname,
        marble: null,
        random: 0,
        team: who % 3,
      });
    }
    case "answer":
      if (hall.say({ type: "answer", playerId, questionId, value: says, claimedMs: null }, at)) return;
      return ask({ type: "come_back", playerId });
    case "everybody answers":
      for (const [place, id] of seated.entries()) {
        const value = ["B", says, "C"][place % 3]!;
        if (!hall.say({ type: "answer", playerId: id, questionId, value, claimedMs: null }, at))
          ask({ type: "come_back", playerId: id });
        if (place % 4 > 0 || who % 2 === 0)
          hall.say({ type: "confidence", playerId: id, questionId, confidence: 2 }, at);
      }
      return;
    case "sure":
      if (hall.say({ type: "confidence", playerId, questionId, confidence: ((who % 3) + 1) as 1 | 2 | 3 }, at)) return;
      return ask({ type: "come_back", playerId });
    case "leave":
      return ask({ type: "leave", playerId });
    case "return":
      return ask({ type: "come_back", playerId });
    case "kick":
      return who % 3 === 0 ? ask({ type: "kick", playerId }) : undefined;
    case "rename":
      return ask({ type: "rename", playerId, nickname: names[(who + i) % names.length]! });
    case "move":
      return ask({ type: "move", playerId, team: who % 2 });
    case "go on":
      return ask(game.phase.name === "lobby" ? { type: "start" } : { type: "next", questionNumber: null });
    case "end question":
      return ask({ type: "end_question" });
    case "accept":
      return ask({ type: "accept_answer", questionId, text: says === "B" ? "A" : says, accepted: who % 3 !== 0 });
    case "hide":
      return ask({ type: "hide_text", questionId, text: says, hidden: who % 2 === 0 });
    case "extend":
      return ask({ type: "extend_question", seconds: 10 });
    case "bell":
      return ask({ type: "tick", emptySince: null });
    case "claim":
      return ask({ type: "claim", playerId, userId: `account-${who % 4}` });
    case "unname":
      return ask({ type: "unname", userId: `account-${who % 4}` });
    case "lock":
      return ask({ type: "lock", locked: who === 0 });
    case "end":
      return who === 0 ? ask({ type: "end", reason: "ended" }) : undefined;
    case "deliver":
      return hall.deliver(relay, (who % 4) + 1, false);
    case "again":
      return hall.deliver(relay, 3, true);
    case "hand":
      return hall.hand(relay);
    case "table":
      return hall.tableArrives(who, who % 5 === 0);
    case "count":
      hall.count(relay);
      return hall.decideOnCounts(at);
    case "all answered":
      hall.settle();
      for (const one of hall.relays.keys()) hall.count(one);
      return hall.decideOnCounts(at);
    case "settle":
      return hall.settle();
    case "restart":
      return hall.restart(relay);
    case "restart head":
      return hall.restartCoordinator();
  }
}
