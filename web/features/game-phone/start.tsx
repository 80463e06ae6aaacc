import { createRoot, type Root } from "react-dom/client";
import { keepOffline } from "#browser/offline";
import type { Env } from "#browser/env";
import { createPlayerGame, type PlayerGame, type PlayerView } from "#game-client/player-game";
import type { Seat } from "#api/seat";
import type { PickTeam } from "#front-door/seat/take-seat";
import { ToastArea } from "#answering/later/load-parts";
import { Broken } from "#answering/broken.tsx";
import { Play } from "./play";
import { applyReading } from "#answering/reading/reading";

let root: Root | undefined;
let sayBusy: ReturnType<typeof keepOffline>;
let running: PlayerGame | undefined;

/** Page for choosing a team, before there is a place in the game. */
export const pickTeam: PickTeam = async (...asked) => (await import("./teams/pick")).pickTeam(...asked);

/** Puts the game into the page, at its own address, and plays it until it is over or this device loses its place. */
export function startGame(seat: Seat, env: Env): void {
  const address = `/student/game/${seat.code}`;
  if (location.pathname !== address) history.pushState(null, "", address);
  running?.close();
  const game = createPlayerGame(seat, env);
  running = game;
  if (!root) {
    applyReading();
    sayBusy = keepOffline("game");
    const page = document.getElementById("root")!;
    page.replaceChildren();
    root = createRoot(page);
  }
  game.subscribe(() => sayBusy(isAsked(game.get())));
  root.render(
    <Broken go="Oyununa dön">
      <Play key={startedGames++} seat={seat} game={game} onPlay={(seat) => startGame(seat, env)} />
      <ToastArea />
    </Broken>,
  );
}

/** True while a question waits for an answer, or the answer for its acknowledgement. */
const isAsked = ({ game: { phase } }: PlayerView): boolean =>
  phase.name === "question" && phase.answer.state !== "accepted";

let startedGames = 0;
