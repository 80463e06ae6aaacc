import "../../styles/tokens.css";
import "../../styles/base.css";
import "#front-door/game/join.css";
import "#front-door/game/marble.css";
import "../play/connecting.css";
import "#front-door/homework/start.css";
import { reduceMotionOnWeakDevices } from "#browser/reduced-motion";
import { deviceMemory } from "#browser/device";
import { browserEnv } from "#browser/env";
import { notOld } from "#browser/old-browser";
import { applyTheme } from "#browser/theme";
import { homeworkSeats } from "#homework-client/seat";
import { codeInAddress } from "#front-door/homework/code";
import { startForm } from "#front-door/homework/start-page";

/** A pupil's homework: first the form that stands in the HTML, then, in the same page, the work. */

const env = browserEnv();
const work = () => import("#features/homework/work/start.tsx");

async function open(): Promise<void> {
  notOld();
  applyTheme();
  reduceMotionOnWeakDevices();
  const code = codeInAddress(location.pathname);
  const seat = homeworkSeats.get(deviceMemory(), code);
  if (seat) return (await work()).startWork({ env, code, seat, view: null, isNew: false });
  if (!document.getElementById("start")) await fetchForm();
  startForm({
    env,
    code,
    prepare: () => void work().catch(() => {}),
    enter: async (seat, view, isNew) => (await work()).startWork({ env, code, seat, view, isNew }),
  });
}

/** A server that answers this address with the app's page still has the form in a file of its own. */
async function fetchForm(): Promise<void> {
  const page = new DOMParser().parseFromString(await (await fetch("/odev.html")).text(), "text/html");
  document.getElementById("root")!.replaceChildren(...page.getElementById("root")!.childNodes);
}

/** A part of this page did not load. */
function sayNotLoaded(): void {
  const root = document.getElementById("root")!;
  root.innerHTML = `<main class="connecting on-field"><h1>Ödev açılamadı</h1><p role="alert">İnternetini kontrol edip yeniden dene.</p><button class="join-go">Yeniden dene</button></main>`;
  root.querySelector("button")!.addEventListener("click", () => location.reload());
}

open().catch(sayNotLoaded);
