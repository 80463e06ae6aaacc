import { expect } from "vitest";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import { newGame, type Game, type GameSetup } from "#game/game";
import { atOnce } from "#shared/turns";
import { readOverview, readPart, type Part } from "#game/results/stored-parts";
import { FiguresOfParts, gameOf, missedOf } from "#game/results/part-figures";
import { ranksInTeams } from "#game/ranks-in-teams";
import { results, type Results } from "#game/results/results";
import { missed, statistics, type Meta } from "#game/results/statistics";
import { tell } from "#game/view";
import { overviewText, partText } from "#large-game/part";
import { T0 } from "../../builders/games";
import { almost } from "../game/results/a-report";
import type { Hall } from "./a-hall";

/** The reference for a hall: the same commands in one room. */

/** Plays the commands in one room. Returns the game, and the messages that each player received. */
export function inOneRoom(hall: Hall, opening: GameSetup): { game: Game; heard: Map<string, string[]> } {
  const game = newGame(opening);
  const heard = new Map<string, string[]>();
  for (const { command, at, decision, isCoordinator } of hall.inOrder()) {
    // Do not decide a wait again: it was decided on an older count, and in one room it might be over already.
    const isWait = decision.ok && decision.events.some(({ type }) => type === "everybody_answered");
    const here = isWait ? decision : decide(game, command, at);
    // The coordinator's decision is compared by its outcome.
    const isOnlyOk = isCoordinator && decision.ok && decision.events.length === 0;
    expect({ type: command.type, ...here, ...(isOnlyOk && decision) }).toEqual({ type: command.type, ...decision });
    for (const event of here.ok ? here.events : []) {
      apply(game, event);
      hear(game, event, heard);
    }
  }
  return { game, heard };
}

function hear(game: Game, event: GameEvent, heard: Map<string, string[]>): void {
  for (const { to, message, own } of tell(game, event, T0)) {
    const isEnd = message.type === "question_end" || message.type === "game_end";
    if (to === "host" && isEnd) heard.set("host", [...(heard.get("host") ?? []), JSON.stringify(message)]);
    if (to !== "players" || !own) continue;
    for (const id of game.players.keys()) {
      const all = heard.get(id) ?? [];
      heard.set(id, all);
      all.push(JSON.stringify({ ...message, [own.key]: own.of(id) }));
    }
  }
}

/** Expects the same standings, right answers and reports as in one room. */
export function expectSameGame(hall: Hall, game: Game): void {
  const here = results(game);
  const parts = hall.relays.map((relay) => results(relay.game));
  const byId = new Map(parts.flatMap((part) => part.players).map((player) => [player.id, player]));
  expect(here.players.map(({ id }) => byId.get(id))).toEqual(here.players);
  expect(byId.size).toBe(here.players.length);
  for (const part of parts) expect(part.questions).toEqual(here.questions);
  expect(results(hall.coordinator.game).teams).toEqual(here.teams);
  expectSameReport(hall, here);
  expect([...hall.coordinator.game.players.keys()].toSorted()).toEqual([...game.players.keys()].toSorted());
}

/** Expects a report that was kept in parts to equal that of one room, except that it does not list who was sure and wrong. */
function expectSameReport(hall: Hall, here: Results): void {
  const coordinator = readOverview(overviewText(hall.coordinator.game, hall.relays.length, () => true))!;
  const figures = new FiguresOfParts(coordinator);
  const parts = hall.relays.map((relay) => readPart(partText(relay)) as Part);
  for (const part of parts) atOnce(figures.add(part));
  const meta: Meta = { gameCode: "123456", title: "Başkentler", status: "completed", startedAt: 0, endedAt: 1 };
  const { report, totals, order, support } = atOnce(figures.figures({ isOver: true }));
  const { players, ...one } = statistics(here, meta);
  expect(almost({ ...report, game: gameOf(totals, meta, here) })).toEqual(
    almost({
      ...one,
      questions: one.questions.map(({ sure_and_wrong: _who, ...question }) => question),
      outcomes: one.outcomes.map(({ players: rates, ...outcome }) => {
        const weak = rates.filter(({ correct_rate }) => correct_rate !== null && correct_rate < 0.5).length;
        return { ...outcome, players: [], weak };
      }),
    }),
  );
  expect(order).toEqual(players.map(({ player_id }) => player_id));
  expect(support.toSorted()).toEqual(
    players
      .filter(({ needs_support }) => needs_support)
      .map(({ player_id }) => player_id)
      .toSorted(),
  );
  const places = ranksInTeams(here.players);
  for (const part of parts) {
    const own = part.players.map(({ id }) => places.get(id)?.team_rank ?? 0);
    expect(here.teams ? part.teamRanks : own).toEqual(own);
    expect(part.players.map(({ id, rank }) => [id, rank])).toEqual(
      part.players.map(({ id }) => [id, here.players.find((player) => player.id === id)!.rank]),
    );
  }
  expect(missedOf(coordinator, atOnce(figures.figures({ isOver: true })))).toEqual(missed(here));
}
