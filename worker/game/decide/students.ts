import { accept, type CommandOf, type Decision } from "../command";
import type { GameEvent } from "../game-event";
import type { Game } from "../game";
import { nicknameKey } from "../names/nickname-key";

/**
 * Replaces the names of students who have left the class, in its games and even in a running one: they go on under the number
 * of their place. A name that already says nothing about a student stays.
 */
export function unnameStudents(game: Game, { studentIds }: CommandOf<"unname_students">): Decision {
  const places = game.setup.places ?? [];
  const given = new Set<string>();
  // A pupil who has not come yet may be called so.
  const reserved = new Set(places.map(({ nickname }) => nicknameKey(nickname)));
  const isUsed = (name: string) =>
    game.byNickname.has(nicknameKey(name)) || reserved.has(nicknameKey(name)) || given.has(name);
  const events = places.flatMap(({ playerId, student }, i): GameEvent[] => {
    const isGone = student !== undefined && (studentIds === null || studentIds.includes(student.id));
    const present = game.players.get(playerId)?.nickname ?? places[i]!.nickname;
    if (!isGone || /^Öğrenci \d+$/.test(present)) return [];
    let number = i + 1;
    while (isUsed(`Öğrenci ${number}`)) number++;
    const nickname = `Öğrenci ${number}`;
    given.add(nickname);
    const renamed = { type: "place_renamed", playerId, nickname } as const;
    return game.players.has(playerId) ? [renamed, { type: "player_renamed", playerId, nickname }] : [renamed];
  });
  return accept(...events);
}
