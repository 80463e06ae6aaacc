import type { GameView } from "#protocol/http/replies/game-view";
import { number } from "#shared/numbers";

/** Time for which a phone on its last screen still follows its class. */
const STAYED_FOR = 15 * 60_000;

/** Tells the teacher about the players of the finished game; `players` is 0 if nobody waits any more. */
export const playersText = (players: number): string =>
  players > 0
    ? `${number(players)} oyuncu yerinde, kod yazmalarına gerek yok.`
    : "Oyuncular tahtadaki yeni kodla katılır.";

export const followUpNote = "Yeni tur ayrı bir rapor olur, herkes sıfırdan başlar.";

/** Players still waiting after a game that ended just now. */
export function playersInPlace({ game, server_time }: GameView): number {
  const { ended_at, player_count } = game;
  return ended_at != null && server_time - ended_at < STAYED_FOR ? player_count : 0;
}
