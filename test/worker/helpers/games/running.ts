import { aGame } from "./a-game";
import { hosting, joined, type PlayerSeat, type Seat } from "./seat";

/** A game whose first question runs, with a host and players at their sockets. */
export async function running(wanted: Parameters<typeof aGame>[0] = {}, names: readonly string[] = ["Ali", "Ece"]) {
  const game = await aGame(wanted);
  const host = await hosting(game.code, game.teacher.token);
  const seats: PlayerSeat[] = [];
  for (const name of names) seats.push(await joined(game.code, name));
  host.say({ type: "start_game", game_code: game.code });
  const shown = await host.hears("question_start");
  const [question] = await Promise.all(seats.map((seat) => seat.hears("question_start")));
  return { ...game, host, seats, ali: seats[0]!, ece: seats[1]!, shown, question: question! };
}

export const answers = (seat: Seat, question_id: string, answer: "A" | "B" | "C" | "D" = "B") =>
  seat.say({ type: "submit_answer", question_id, answer, response_time_ms: 10 });
