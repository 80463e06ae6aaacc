import { expect, test } from "vitest";
import { marbleLook, marbleOf } from "#protocol/marble";
import { looksAlike } from "#game/marbles";
import { aGame } from "../../builders/games";
import { randomFrom } from "../../texts/made/random";
import { Hall } from "./a-hall";

const SHOWN = 60;

function aLikePair(marbles: readonly number[]) {
  const looks = marbles.map(marbleLook);
  for (const [i, one] of looks.entries()) {
    for (const [j, other] of looks.slice(0, i).entries()) if (looksAlike(one, other)) return [j, i];
  }
  return null;
}

test("the first sixty of a hall of several rooms all look different", () => {
  for (let lobby = 1; lobby <= 30; lobby++) {
    const { below: draw } = randomFrom(lobby);
    const rooms = 2 + (lobby % 9);
    const hall = new Hall({ ...aGame().setup, capacity: rooms * 100 }, rooms);
    for (let i = 0; i < 80; i++) {
      const playerId = hall.seat(draw(rooms), i);
      // In some lobbies the players want any marble, in others the same few, and in others the marbles of their names.
      const marble = lobby % 3 === 0 ? marbleOf(`Ali ${draw(5)}`) : lobby % 3 === 1 ? draw(0x7fff_ffff) : null;
      const guest = { playerId, sessionHash: playerId, userId: null, nickname: `Oyuncu ${i + 1}`, marble };
      hall.ask({ type: "join", ...guest, random: 0 }, i);
    }
    for (const relay of hall.relays.keys()) hall.deliver(relay, Infinity, false);
    const inCoordinator = [...hall.coordinator.game.players.values()];
    expect([lobby, aLikePair(inCoordinator.slice(0, SHOWN).map(({ marble }) => marble))]).toEqual([lobby, null]);
    const inRooms = new Map(
      hall.relays.flatMap(({ game }) => [...game.players].map(([id, { marble }]) => [id, marble])),
    );
    expect(inRooms).toEqual(new Map(inCoordinator.map(({ id, marble }) => [id, marble])));
  }
});
