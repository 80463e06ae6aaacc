import "../../styles/tokens.css";
import "../../styles/base.css";
import "#front-door/game/join.css";
import "#front-door/game/marble.css";
import "./connecting.css";
import { reduceMotionOnWeakDevices } from "#browser/reduced-motion";
import { notOld } from "#browser/old-browser";
import { applyTheme } from "#browser/theme";
import { deviceMemory } from "#browser/device";
import { browserEnv } from "#browser/env";
import { seats, type Seat } from "#api/seat";
import { startJoin } from "#front-door/game/join-page";

/** The pupil's page: first the form that stands in the HTML, then, in the same page, the game. */

const env = browserEnv();
const game = () => import("#features/game-phone/start.tsx");

async function play(seat: Seat): Promise<void> {
  const { startGame } = await game();
  startGame(seat, env);
}

async function open(): Promise<void> {
  notOld();
  applyTheme();
  reduceMotionOnWeakDevices();
  const code = /^\/student\/game\/(\d+)/.exec(location.pathname)?.[1];
  if (code !== undefined) {
    const seat = seats.get(deviceMemory(), code);
    // This device has no seat: the form opens with the code, so that only a name is missing.
    if (!seat) return location.replace(`/student/join?code=${code}`);
    return play(seat);
  }
  if (!document.getElementById("join")) await fetchForm();
  startJoin({
    env,
    prepare: () => void game().catch(() => {}),
    play,
    pick: async (...asked) => (await game()).pickTeam(...asked),
  });
}

/** A server that answers this address with the app's page still has the form in a file of its own. */
async function fetchForm(): Promise<void> {
  const page = new DOMParser().parseFromString(await (await fetch("/student/join.html")).text(), "text/html");
  document.getElementById("root")!.replaceChildren(...page.getElementById("root")!.childNodes);
}

/** A part of this page did not load. */
function sayNotLoaded(): void {
  const root = document.getElementById("root")!;
  root.innerHTML = `<main class="connecting on-field"><h1>Oyun açılamadı</h1><p role="alert">İnternetini kontrol edip yeniden dene.</p><button class="join-go">Yeniden dene</button></main>`;
  root.querySelector("button")!.addEventListener("click", () => location.reload());
}

open().catch(sayNotLoaded);
