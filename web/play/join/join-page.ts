import { gameCode } from "../../lib/game-code";
import { storedToken } from "../../lib/token";
import { deviceMemory } from "../../live/device";
import type { Env } from "../../live/env";
import { postLeave } from "../../live/requests";
import { joinKey, retireSeat, seatIn, type Seat } from "../../live/seat";
import { marbleSeed } from "../../marble/marble-art";
import { drawMarble } from "../../marble/marble-element";
import { cutGraphemes, graphemes } from "../graphemes";
import { alreadyIn, faultOf, faultsIn, type Fault } from "./faults";
import { takeSeat } from "../take-seat";
import { caretIn, codeIn } from "./game-code";
import { joinParts, type JoinParts } from "./parts";
import { offerResume } from "./resume";

export type Joining = {
  readonly env: Env;
  /** Called with the place in the game; resolves when the game is on the screen. */
  readonly play: (seat: Seat) => Promise<void>;
  /** The game's script may be fetched now. */
  readonly prepare: () => void;
};

/** Brings the form in the page to life: grouping, marble, faults, joining without leaving the page. */
export function startJoin({ env, play, prepare }: Joining): void {
  const parts = joinParts();
  const { form, code, nickname } = parts;
  const marble = liveMarble(parts);
  const memory = deviceMemory();
  let isBusy = false;
  /** Of which seat on this device the pupil was told before taking another one. */
  let told = "";

  prefill(parts);
  marble.draw();
  if (storedToken() !== null) parts.login.hidden = true;
  code.addEventListener("input", () => {
    regroup(code);
    clear(parts, "code");
  });
  code.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || nickname.value !== "") return;
    event.preventDefault();
    nickname.focus();
  });
  nickname.addEventListener("input", (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) {
      const cut = cutGraphemes(nickname.value, mostLetters(nickname));
      if (cut !== nickname.value) nickname.value = cut;
    }
    marble.draw();
    clear(parts, "nickname");
  });
  nickname.addEventListener("focus", prepare, { once: true });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isBusy) void submit();
  });

  async function submit(): Promise<void> {
    const wish = { code: codeIn(code.value), nickname: nickname.value.trim(), marble: marble.seed() };
    showFaults(parts, faultsIn(wish.code, wish.nickname));
    if (form.querySelector("[aria-invalid]")) return;
    const kept = seatIn(memory, wish.code);
    setBusy(true);
    prepare();
    if (kept && (await isStillOpen(kept))) {
      // The same name in the same game on the same device is the same pupil coming back.
      if (isSameName(kept.nickname, wish.nickname)) return enter(kept);
      if (told !== kept.sessionId) {
        told = kept.sessionId;
        parts.resume.hidden = true;
        return refuse(alreadyIn(kept.nickname));
      }
      // One device, one seat: the other pupil's stays on record and is waited for no more.
      const left = await postLeave(env, kept);
      if (!left.ok && left.status === 0) return refuse(faultOf(left, navigator.onLine));
      retireSeat(memory, wish.code);
    }
    const reply = await takeSeat(env, { ...wish, joinKey: joinKey(memory, wish.code) });
    if (!reply.ok) return refuse(faultOf(reply, navigator.onLine));
    await enter(reply.body);
  }

  function refuse(fault: Fault): void {
    setBusy(false);
    showFaults(parts, [fault]);
  }

  async function enter(seat: Seat): Promise<void> {
    try {
      await play(seat);
    } catch {
      // The game's script did not arrive: its own page asks for it again.
      location.assign(`/student/game/${seat.code}`);
    }
  }

  function setBusy(busy: boolean): void {
    isBusy = busy;
    parts.goText.textContent = busy ? "Giriliyor" : "Oyuna gir";
    parts.spinner.hidden = !busy;
    if (busy) parts.go.setAttribute("aria-busy", "true");
    else parts.go.removeAttribute("aria-busy");
  }

  const isStillOpen = offerResume(parts, env, (seat) => {
    setBusy(true);
    prepare();
    return enter(seat);
  });
  // Sent as a plain form before this script was there: goes on where that left off.
  if (code.value !== "" && nickname.value !== "") void submit();
}

/** From the address: the QR code's game, and what a plain form brought along, which then leaves the address again. */
function prefill({ code, nickname }: JoinParts): void {
  const query = new URLSearchParams(location.search);
  const [given, name] = [codeIn(query.get("code") ?? ""), query.get("nickname")];
  // A browser may have kept what was typed before the script came.
  if (code.value === "") code.value = given;
  regroup(code);
  if (name !== null) {
    if (nickname.value === "") nickname.value = cutGraphemes(name, mostLetters(nickname));
    history.replaceState(null, "", given ? `/student/join?code=${given}` : "/student/join");
  }
  if (document.activeElement !== code && document.activeElement !== nickname) {
    (code.value === "" ? code : nickname).focus({ preventScroll: true });
  }
}

function regroup(code: HTMLInputElement): void {
  const { value, selectionStart } = code;
  const neat = gameCode(codeIn(value));
  if (neat === value) return;
  const digitsBefore = value.slice(0, selectionStart ?? value.length).replace(/\D/g, "").length;
  code.value = neat;
  if (document.activeElement !== code) return;
  const caret = caretIn(neat, digitsBefore);
  code.setSelectionRange(caret, caret);
}

/** The nickname's marble, drawn while it is typed; a shuffle grows another one from the same name. */
function liveMarble({ nickname, count, shuffle, marbles }: JoinParts) {
  let shuffles = 0;
  const seed = () => (marbleSeed(nickname.value.trim()) + shuffles) & 0x7f_ff_ff_ff;
  const draw = () => {
    const letters = graphemes(nickname.value).length;
    count.textContent = `${letters} / ${mostLetters(nickname)}`;
    if (letters > 0 || shuffles > 0) for (const marble of marbles) drawMarble(marble, seed());
  };
  shuffle.hidden = false;
  shuffle.addEventListener("click", () => {
    shuffles += 1;
    draw();
    for (const marble of marbles) roll(marble.ownerSVGElement);
  });
  return { seed, draw };
}

function roll(marble: SVGElement | null): void {
  if (!marble) return;
  marble.classList.remove("join-rolled");
  // Reading a measure makes the browser notice the removal, so that the animation starts over.
  marble.getBoundingClientRect();
  marble.classList.add("join-rolled");
}

function showFaults(parts: JoinParts, faults: readonly Fault[]): void {
  for (const field of ["code", "nickname", "form"] as const) clear(parts, field);
  for (const fault of faults) {
    const line = parts.faults[fault.field];
    line.querySelector("span")!.textContent = fault.text;
    line.hidden = false;
    if (fault.field !== "form") parts[fault.field].setAttribute("aria-invalid", "true");
    suggest(parts, fault.suggestions ?? []);
  }
  const first = faults[0]?.field;
  if (first === "code" || first === "nickname") parts[first].focus();
}

function clear(parts: JoinParts, field: Fault["field"]): void {
  parts.faults[field].hidden = true;
  if (field === "form") return;
  parts[field].removeAttribute("aria-invalid");
  parts.faults.form.hidden = true;
  if (field === "nickname") suggest(parts, []);
}

function suggest({ suggestions, nickname }: JoinParts, names: readonly string[]): void {
  suggestions.hidden = names.length === 0;
  suggestions.replaceChildren(
    ...names.map((name) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      button.addEventListener("click", () => {
        nickname.value = name;
        nickname.dispatchEvent(new Event("input"));
        nickname.form?.requestSubmit();
      });
      return button;
    }),
  );
}

const isSameName = (a: string, b: string) => a.toLocaleLowerCase("tr") === b.toLocaleLowerCase("tr");

/** The page knows it: the limits of everything else are no business of a phone. */
const mostLetters = ({ dataset }: HTMLInputElement) => Number(dataset.most);
