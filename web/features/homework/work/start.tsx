import { createRoot, type Root } from "react-dom/client";
import { deviceMemory } from "#browser/device";
import type { Env } from "#browser/env";
import { keepOffline } from "#browser/offline";
import { applyReading } from "#answering/reading/reading";
import { say, ToastArea } from "#answering/later/load-parts";
import { storedAnswers, views, type OwnView } from "#homework-client/stored";
import type { HomeworkSeat } from "#homework-client/seat";
import { Broken } from "#answering/broken.tsx";
import { createOwnWork, type OwnWork } from "#answering/own-pace/own-work";
import { HomeworkStart } from "./pages/opening";
import { newWork, type Work } from "#answering/own-pace/work";
import { WorkPage } from "./work-page";

type From = {
  readonly env: Env;
  readonly code: string;
  readonly seat: HomeworkSeat;
  /** The server's reply of a moment ago; null for a device that returns to its place. */
  readonly view: OwnView | null;
  /** True if the place has just been taken: the page shows the number to come back with. */
  readonly isNew: boolean;
};

let root: Root | undefined;
let running: OwnWork | undefined;
let sayBusy: ReturnType<typeof keepOffline> | undefined;

/** Puts the pupil's work into the page. */
export async function startWork(from: From): Promise<void> {
  const { code, seat, view } = from;
  const memory = deviceMemory();
  running?.close();
  const page = document.getElementById("root")!;
  const home = page.querySelector(".join-home")?.outerHTML ?? "";
  applyReading();
  if (!root) {
    page.replaceChildren();
    root = createRoot(page);
  }
  // A homework with a clock comes from the server: the device's copy would show a question whose time is already running.
  const known = isOpen(view) ? view : ownCopy(views.get(memory, code));
  if (!known) {
    root.render(
      <HomeworkStart key={code} {...from} onOpen={(view) => void startWork({ ...from, view, isNew: false })} />,
    );
    return;
  }
  sayBusy ??= keepOffline("homework", ...(known.homework.formulas ? (["formulas"] as const) : []));
  const first = newWork(known, storedAnswers(memory, code));
  const work = createOwnWork(
    { env: from.env, memory, code, seat },
    from.isNew ? { ...first, page: { name: "pin" } } : first,
  );
  running = work;
  work.subscribe(() => sayBusy?.(isAgainstTime(work.get())));
  root.render(
    <Broken>
      <WorkPage key={startedWorks++} work={work} seat={seat} home={home} />
      <ToastArea />
    </Broken>,
  );
  await work.start(view);
  if (!from.isNew && isAmidst(work.get())) say("info", "Kaldığın yerden sürüyor.");
}

let startedWorks = 0;

/** A pupil who comes back after the end sees the result. */
const isOpen = (view: OwnView | null): view is OwnView => view?.homework.state === "open";

const ownCopy = (view: OwnView | null): OwnView | null => (view?.homework.settings.clock === "none" ? view : null);

/** True while a question's clock runs, or an answer is under way. */
const isAgainstTime = ({ page, link, homework }: Work): boolean =>
  link === "sending" || (page.name === "question" && homework.settings.clock === "question");

const isAmidst = ({ page, beads, unsent }: Work): boolean =>
  (page.name === "question" || page.name === "ready") && beads.length + unsent.length > 0;
