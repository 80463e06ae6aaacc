import { noNickname, noNumber } from "#protocol/join-faults";
import type { HomeworkFacts, HomeworkView } from "#protocol/http/replies/homework";
import { deviceMemory } from "#browser/device";
import type { Env } from "#browser/env";
import { storedToken } from "#browser/token";
import { keepAsking } from "#browser/keep-asking";
import { notReached, twice, type Failure, type ApiReply } from "#api/requests";
import { askForHomework, joinHomework } from "#homework-client/calls";
import { whenInWords } from "#homework-client/days";
import type { OwnView } from "#homework-client/stored";
import { homeworkJoinKey, keepHomeworkSeat, type HomeworkSeat } from "#homework-client/seat";
import { instead, say as sayAt, setBusy as showBusy, suggest, takeSent, tidy } from "../form";
import { faultOf, whoOf } from "./faults";
import { formParts } from "./parts";

type Starting = {
  readonly env: Env;
  readonly code: string;
  /** The script of the homework may be fetched now. */
  readonly prepare: () => void;
  /** Called with the place; resolves when the homework is on the screen. */
  readonly enter: (seat: HomeworkSeat, view: OwnView, isNew: boolean) => Promise<void>;
};

/** The steps after the form, loaded when they are needed. */
const steps = () => import("./steps");
const LONGEST_TITLE = 34;
const RETRY_MS = 3_000;

/** Brings the form in the page to life: the homework's teacher, its questions to the pupil, and the way in. */
export function startForm(starting: Starting): void {
  const { env, code, prepare } = starting;
  const parts = formParts();
  const { start: form, who } = parts;
  const main = form.closest("main")!;
  let homework: HomeworkFacts | null = null;
  let isBusy = false;
  /** The form was submitted before it was known what the homework asks for. */
  let isWanted = false;

  const query = new URLSearchParams(location.search);
  // A link from the account's page carries the number; a place taken with it still asks for confirmation.
  if (who.value === "") who.value = query.get("no") ?? "";
  /** The pupil returns to homework they have begun: by the address, or by a press before the homework was known. */
  let isBack = query.has("devam");
  if (takeSent(who) !== null) {
    isWanted = who.value !== "";
    history.replaceState(null, "", location.pathname);
  }
  if (code.length > 6) keepAsking(env, { ask: () => askForHomework(env, code), take: look, every: RETRY_MS });
  else follow(askForCode());

  who.addEventListener("input", () => {
    say("");
    if (homework) tidy(who);
  });
  who.addEventListener("focus", prepare, { once: true });
  instead(form, "submit", () => follow(submit()));
  instead(parts.back, "click", () => {
    isBack = true;
    // If busy, the step under way continues to it.
    if (isBusy) return;
    setBusy(true);
    if (homework) follow(comeBack(homework));
  });

  /** A part of the page may fail to load. */
  function follow(step: Promise<void>): void {
    step.catch(() => refuse(notReached));
  }

  async function askForCode(): Promise<void> {
    (await steps()).askForCode(code);
  }

  /** Returns the wait until it is asked again; null ends the asking. */
  function look(reply: ApiReply<HomeworkView>): number | null {
    const known = reply.ok ? reply.body.homework : ended(reply);
    if (known) follow(show(known, reply.ok ? reply.body.server_time : null));
    else if (!reply.ok) {
      if (reply.status !== 404) {
        if (parts["who-fault"].hidden) say(faultOf(reply, navigator.onLine).text);
        return reply.retryAfterMs ?? 0;
      }
      follow(askForCode());
    }
    return null;
  }

  async function show(known: HomeworkFacts, serverTime: number | null): Promise<void> {
    say("");
    homework = known;
    fill(known);
    if (isBack && known.state !== "waiting") return comeBack(known);
    if (known.state === "waiting") return (await steps()).sayWaiting(known, serverTime);
    if (known.state === "over") return (await steps()).sayOver(known, () => follow(comeBack(known)));
    if (document.activeElement === document.body) who.focus({ preventScroll: true });
    if (known.joins_by === "nickname" && storedToken()) {
      void import("../account/account-part").then(
        (part) => part.sayAccount(env, parts.account),
        () => {},
      );
    }
    if (isWanted) await submit();
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    const name = who.value.trim();
    if (name === "") return say(homework?.joins_by === "nickname" ? noNickname : noNumber);
    isBack = false;
    isWanted = true;
    setBusy(true);
    if (!homework) return;
    prepare();
    const { joins_by } = homework;
    const join_key = homeworkJoinKey(deviceMemory(), code);
    const reply = await twice(() => joinHomework(env, code, { ...whoOf(joins_by, name), join_key }));
    isWanted = false;
    if (!reply.ok) return isBack ? comeBack(homework) : refuse(reply);
    if ("session_id" in reply.body) return take(reply);
    const { askName } = await steps();
    if (isBack) return comeBack(homework);
    const confirm = async () => {
      const confirmed = await twice(() => joinHomework(env, code, { number: Number(name), confirm: true, join_key }));
      if (confirmed.ok) return take(confirmed);
      restore();
      refuse(confirmed);
    };
    askName({ env, name: reply.body.name, number: name, onYes: () => follow(confirm()), onNo: restore }, "odev number");
  }

  async function take(reply: Awaited<ReturnType<typeof joinHomework>>, pin: string | null = null): Promise<void> {
    if (!reply.ok || !("session_id" in reply.body)) return;
    const { session_id, you, ...view } = reply.body;
    if (!you) return;
    const seat: HomeworkSeat = {
      session: session_id,
      playerId: you.player_id,
      nickname: you.nickname,
      marble: you.marble,
      pin: view.pin ?? pin,
    };
    keepHomeworkSeat(deviceMemory(), code, seat);
    if (location.search) history.replaceState(null, "", location.pathname);
    try {
      await starting.enter(seat, { ...view, you }, pin === null && you.answered === 0);
    } catch {
      // The script of the homework did not load: a new page requests it again.
      location.reload();
    }
  }

  async function comeBack(known: HomeworkFacts): Promise<void> {
    prepare();
    const { askForPin } = await steps();
    askForPin({
      homework: known,
      who: who.value,
      join: (name, pin) => joinHomework(env, code, { ...whoOf(known.joins_by, name), pin }),
      taken: take,
      home: restore,
    });
  }

  /** Shows the form again, as it was left. */
  function restore(): void {
    isBack = false;
    setBusy(false);
    document.querySelector("main")!.replaceWith(main);
    who.focus({ preventScroll: true });
  }

  function refuse(failure: Failure): void {
    setBusy(false);
    const { text, suggestions } = faultOf(failure, navigator.onLine);
    say(text);
    suggest(parts.suggestions, who, suggestions);
    who.focus();
  }

  function say(fault: string): void {
    sayAt(who, fault);
    suggest(parts.suggestions, who);
  }

  function setBusy(busy: boolean): void {
    isBusy = busy && homework !== null;
    showBusy(parts.go, busy);
  }

  function fill(known: HomeworkFacts): void {
    const { title, lead, facts } = parts;
    title.textContent = known.title;
    document.title = `${known.title} — Bilye`;
    main.classList.toggle("odev-long", known.title.length > LONGEST_TITLE);
    lead.textContent = [known.teacher, known.class_name].filter(Boolean).join(", ");
    const [count, due, attempts] = facts.children;
    count!.firstElementChild!.textContent = `${known.question_count}\u00a0soru`;
    const { clock, wrong_costs } = known.settings;
    count!.lastElementChild!.textContent =
      (clock === "none" ? "kendi hızında" : "süreli sorular") +
      (wrong_costs ? `, ${wrong_costs} yanlış 1 doğruyu götürür` : "");
    due!.lastElementChild!.textContent = whenInWords(known.due_at, known.time_zone);
    attempts!.lastElementChild!.textContent = String(known.settings.attempts);
    const isNumber = known.joins_by !== "nickname";
    parts["who-label"].textContent = isNumber ? "Numaran" : "Takma adın";
    parts["who-hint"].textContent =
      known.joins_by === "number" ? "sınıf listesindeki sıran" : isNumber ? "okul numaran" : "";
    who.classList.toggle("odev-number", isNumber);
    who.classList.toggle("num", isNumber);
    if (isNumber) [who.inputMode, who.dataset.most] = ["numeric", "5"];
    tidy(who);
  }
}

/** The homework, if it is over for everybody: a pupil who began on another device can still see their result. */
function ended(reply: ApiReply<unknown>): HomeworkFacts | null {
  return !reply.ok && reply.code === "homework_over" && reply.said && "homework" in reply.said
    ? (reply.said.homework as HomeworkFacts)
    : null;
}
