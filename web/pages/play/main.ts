import "../../styles/tokens.css";
import "../../styles/base.css";
import "#front-door/game/join.css";
import "#front-door/game/marble.css";
import "./connecting.css";
import { deviceMemory } from "#browser/device";
import { browserEnv } from "#browser/env";
import { seats, type Seat } from "#api/seat";
import { startJoin } from "#front-door/game/join-page";
import { fetchForm, openPage } from "../pupil-page";

const env = browserEnv();
const game = () => import("#features/game-phone/start.tsx");

async function play(seat: Seat): Promise<void> {
  const { startGame } = await game();
  startGame(seat, env);
}

async function open(): Promise<void> {
  const code = /^\/student\/game\/(\d+)/.exec(location.pathname)?.[1];
  if (code !== undefined) {
    const seat = seats.get(deviceMemory(), code);
    // This device has no seat: the form opens with the code, so that only a name is missing.
    if (!seat) return location.replace(`/student/join?code=${code}`);
    return play(seat);
  }
  await fetchForm("join", "/student/join.html");
  startJoin({
    env,
    prepare: () => void game().catch(() => {}),
    play,
    pick: async (...asked) => (await game()).pickTeam(...asked),
  });
}

openPage(open, "Oyun açılamadı");
