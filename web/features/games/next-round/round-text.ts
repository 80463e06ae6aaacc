import type { GameView } from "#protocol/http/games";
import { number } from "#words/format";

/** So long a phone on its last screen still follows its class. */
const STAYED_FOR = 15 * 60_000;

/** What the teacher is told of those who played; `players` 0 where nobody waits any more. */
export const playersText = (players: number): string =>
  players > 0
    ? `${number(players)} oyuncu yerinde, kod yazmalarına gerek yok.`
    : "Oyuncular tahtadaki yeni kodla katılır.";

export const roundNote = "Yeni tur ayrı bir rapor olur, puanlar sıfırdan başlar.";

/** Who still sits before a game that ended just now. */
export function playersInPlace({ game, server_time }: GameView): number {
  const { ended_at, player_count } = game;
  return ended_at != null && server_time - ended_at < STAYED_FOR ? player_count : 0;
}
