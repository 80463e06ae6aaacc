import { codeIn, gameCode } from "../game-code";
import { storedToken } from "#browser/token";
import { deviceMemory } from "#browser/device";
import type { Env } from "#browser/env";
import { keepLastPlayer, lastGuest } from "#browser/last-player";
import { askAboutCode, notReached } from "#api/requests";
import { joinKey, seats, type Seat } from "#api/seat";
import { instead, mostLetters, setBusy as showBusy, takeSent } from "../form";
import type { KnownPlayer } from "../account/known-player";
import { codeCheck } from "./code-check";
import { faultOf, type Fault } from "../seat/faults";
import { takeSeat, type PickTeam } from "../seat/take-seat";
import { caretIn } from "./caret";
import { liveMarble } from "./live-marble";
import { nicknameField } from "./nickname-field";
import { joinParts, type JoinParts } from "./parts";
import { addFault, clearFault, faultsIn, showFaults } from "./show-faults";

type Joining = {
  readonly env: Env;
  /** Called with the seat in the game; resolves when the game is on the screen. */
  readonly play: (seat: Seat) => Promise<void>;
  /** The game's script may be fetched now. */
  readonly prepare: () => void;
  readonly pick: PickTeam;
};

/** Brings the form in the page to life: grouping, marble, errors, joining without leaving the page. */
export function startJoin({ env, play, prepare, pick }: Joining): void {
  const parts = joinParts();
  const { join: form, code, nickname } = parts;
  const memory = deviceMemory();
  let player: KnownPlayer | null = null;
  let isBusy = false;
  /** A code that the server has already reported as unknown: submitting it sends nothing, so that it counts as one miss. */
  let unknown = "";
  let letters: typeof import("./letters") | undefined;

  const wasSent = prefill(parts);
  const marble = liveMarble(parts, () => player);
  const name = nicknameField(parts, marble.draw);
  const check = codeCheck({
    env,
    onReply: (reply, asked) => {
      if (isBusy) return;
      const fault = reply.ok ? null : faultOf(reply, true);
      // Shows only faults of the code: a bad network is reported when it matters. A device with a seat in the game needs no
      // warning.
      if (fault?.field === "code" && !seats.get(memory, asked)) {
        addFault(parts, fault);
        if (!reply.ok && reply.status === 404) unknown = asked;
      }
      name.settle(reply.ok && reply.body.generated_names);
      if (reply.ok && reply.body.number) void askForNumber(asked, reply.body.number);
    },
  });
  const wanted = codeIn(code.value);
  check(wanted, false);
  if (wanted.length < 6) name.settle(false);
  const recognised = recognise();

  code.addEventListener("input", () => {
    regroup(code);
    clearFault(parts, "code");
    unknown = "";
    void readLetters();
    check(hasLetters(code.value) ? "" : codeIn(code.value), true);
  });
  instead(parts.letters, "click", () => {
    code.inputMode = "text";
    parts.letters.hidden = true;
    parts["code-hint"].textContent = "Ödev kodu 7, sınıf kodu 8 harf ve rakam";
    code.focus();
  });
  code.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || nickname.value !== "" || otherPage()) return;
    event.preventDefault();
    nickname.focus();
  });
  nickname.addEventListener("focus", prepare, { once: true });
  if (document.activeElement === nickname) prepare();
  instead(form, "submit", () => {
    if (!isBusy) void submit();
  });

  async function recognise(): Promise<void> {
    player = lastGuest(memory);
    if (storedToken() !== null) {
      const part = await import("../account/account-part").catch(() => null);
      player = (await part?.knownPlayer(env, memory, mostLetters(nickname))) ?? player;
    }
    parts.login.hidden = storedToken() !== null;
    if (player?.note) parts.note.textContent = player.note;
    if (player) name.offer(player.nickname);
  }

  /** The page for a code that is not a game's; the script for this loads with the first letter. */
  function otherPage() {
    return letters?.pageByLetters(code.value) ?? null;
  }

  async function readLetters(): Promise<void> {
    if (hasLetters(code.value)) letters ??= await import("./letters").catch(() => undefined);
    letters?.sayWhichPage(parts);
  }

  async function submit(): Promise<void> {
    if (hasLetters(code.value)) await readLetters();
    const page = otherPage();
    if (page) return location.assign(page.address);
    const request = { code: codeIn(code.value), nickname: nickname.value.trim(), marble: marble.seed() };
    if (unknown && request.code === unknown) return code.focus();
    showFaults(parts, faultsIn(request.code, nickname.readOnly ? "-" : request.nickname));
    if (letters && hasLetters(code.value)) addFault(parts, letters.noCodeFault(code.value));
    if (form.querySelector("[aria-invalid=true]")) return;
    const stored = seats.get(memory, request.code);
    setBusy(true);
    if (stored) {
      const back = await resuming().catch(() => null);
      const found = back ? await back.comeBack(env, stored, request.nickname) : faultOf(notReached, navigator.onLine);
      if (found && "sessionId" in found) return enter(found);
      if (found) {
        parts.resume.hidden = true;
        return refuse(found);
      }
    }
    const asked = takeSeat(env, { ...request, joinKey: joinKey(memory, request.code) }, pick);
    // Load the scripts only now, because the call would wait behind them on a slow line.
    prepare();
    const reply = await asked;
    if (!reply.ok && reply.code === "number_needed") {
      // The earlier check of the code, which would have told the kind of number, got no answer.
      const known = await askAboutCode(env, request.code);
      return known.ok ? askForNumber(request.code, known.body.number) : refuse(faultOf(known, navigator.onLine));
    }
    if (!reply.ok) return refuse(faultOf(reply, navigator.onLine));
    remember(reply.body, request.nickname);
    await enter(reply.body);
  }

  /** A class joins by number: another form replaces this one. */
  async function askForNumber(code: string, asks: "number" | "school_no" = "number"): Promise<void> {
    const page = await import("../number/number-page").catch(() => null);
    // The other form is there already, or the code has changed.
    if (!form.isConnected) return;
    if (codeIn(parts.code.value) !== code) return setBusy(false);
    if (!page) return refuse(faultOf(notReached, navigator.onLine));
    page.askForNumber({ env, code, asks, enter, prepare, pick });
  }

  /**
   * Remembers the player for the next game: a name only if the pupil typed it, and an account's name only together with that
   * account.
   */
  function remember({ nickname, marble, account: isOfAccount }: Seat, typed: string): void {
    const account = isOfAccount && player?.account;
    if (nickname === typed && (account || !isOfAccount)) keepLastPlayer(memory, { nickname, marble, account });
  }

  function refuse(fault: Fault): void {
    setBusy(false);
    showFaults(parts, [fault]);
  }

  async function enter(seat: Seat): Promise<void> {
    try {
      await play(seat);
    } catch {
      // The game's script did not load: a separate page requests it again.
      location.assign(`/student/game/${seat.code}`);
    }
  }

  function resume(seat: Seat): void {
    if (isBusy) return;
    setBusy(true);
    prepare();
    void enter(seat);
  }

  function setBusy(busy: boolean): void {
    isBusy = busy;
    parts.go.lastElementChild!.textContent = busy ? "Giriliyor" : "Oyuna gir";
    showBusy(parts.go, busy);
  }

  if (seats.all(memory).length > 0)
    void resuming().then(
      ({ offerResume }) => offerResume(parts, env, resume),
      () => {},
    );
  // The form was sent without this script: continues from there.
  if (wasSent) void recognised.then(() => (isBusy ? undefined : submit()));
}

/** For a device that has a seat in a game, the script is loaded only there. */
const resuming = () => import("./resume");

/**
 * Fills the form from the address: the QR code's game, and the values of a form sent without this script, which are then
 * removed from the address. True if such a form was sent: a name that is only being typed is not complete.
 */
function prefill({ code, nickname }: JoinParts): boolean {
  const query = new URLSearchParams(location.search);
  const name = takeSent(nickname);
  // A form sent without this script includes an empty field even if its address had the code.
  const before = name !== null && /\?code=\d+/.exec(document.referrer)?.[0];
  const given = codeIn(query.get("code") || before || "");
  if (code.value === "") code.value = given;
  regroup(code);
  if (name !== null) history.replaceState(null, "", given ? `/student/join?code=${given}` : "/student/join");
  if (document.activeElement !== code && document.activeElement !== nickname) {
    (code.value === "" ? code : nickname).focus({ preventScroll: true });
  }
  return code.value !== "" && !!name;
}

/** Letters that no game's code can mean, and no words around one. */
const hasLetters = (text: string) =>
  /[a-z]/i.test(text.replace(/[oıilİ]/gi, "")) && (codeIn(text).length < 6 || /^\W*(?:\w\W*){7,8}$/.test(text));

function regroup(code: HTMLInputElement): void {
  const { value, selectionStart } = code;
  if (hasLetters(value)) return;
  const neat = gameCode(codeIn(value));
  if (neat === value) return;
  const digitsBefore = codeIn(value.slice(0, selectionStart ?? value.length)).length;
  code.value = neat;
  if (document.activeElement !== code) return;
  const caret = caretIn(digitsBefore);
  code.setSelectionRange(caret, caret);
}
