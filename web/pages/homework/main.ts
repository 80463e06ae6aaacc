import "../../styles/tokens.css";
import "../../styles/base.css";
import "#front-door/game/join.css";
import "#front-door/game/marble.css";
import "../play/connecting.css";
import "#front-door/homework/start.css";
import { deviceMemory } from "#browser/device";
import { browserEnv } from "#browser/env";
import { homeworkSeats } from "#homework-client/seat";
import { codeInAddress } from "#front-door/homework/code";
import { startForm } from "#front-door/homework/start-page";
import { fetchForm, openPage } from "../pupil-page";

const env = browserEnv();
const work = () => import("#features/homework/work/start.tsx");

async function open(): Promise<void> {
  const code = codeInAddress(location.pathname);
  const seat = homeworkSeats.get(deviceMemory(), code);
  if (seat) return (await work()).startWork({ env, code, seat, view: null, isNew: false });
  await fetchForm("start", "/odev.html");
  startForm({
    env,
    code,
    prepare: () => void work().catch(() => {}),
    enter: async (seat, view, isNew) => (await work()).startWork({ env, code, seat, view, isNew }),
  });
}

openPage(open, "Ödev açılamadı");
