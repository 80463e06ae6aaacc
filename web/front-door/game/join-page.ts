import { codeIn, gameCode } from "../game-code";
import { storedToken } from "#browser/token";
import { deviceMemory } from "#browser/device";
import type { Env } from "#browser/env";
import { keepLastPlayer, type LastPlayer } from "#browser/last-player";
import { askAboutCode, notReached, postLeave } from "#api/requests";
import { joinKey, retireSeat, seatIn, type Seat } from "#api/seat";
import { cutGraphemes } from "#browser/graphemes";
import { codeCheck } from "./code-check";
import { alreadyIn, faultOf, faultsIn, type Fault } from "../seat/faults";
import { takeSeat, type PickTeam } from "../seat/take-seat";
import { caretIn } from "./game-code";
import { knownPlayer } from "./known-player";
import { drawMarbleOf, liveMarble } from "./live-marble";
import { nicknameField } from "./nickname-field";
import { joinParts, mostLetters, type JoinParts } from "./parts";
import { offerResume } from "./resume";
import { addFault, clearFault, showFaults } from "./show-faults";

type Joining = {
  readonly env: Env;
  /** Called with the place in the game; resolves when the game is on the screen. */
  readonly play: (seat: Seat) => Promise<void>;
  /** The game's script may be fetched now. */
  readonly prepare: () => void;
  readonly pick: PickTeam;
};

/** Brings the form in the page to life: grouping, marble, faults, joining without leaving the page. */
export function startJoin({ env, play, prepare, pick }: Joining): void {
  const parts = joinParts();
  const { form, code, nickname } = parts;
  const memory = deviceMemory();
  let player: LastPlayer | null = null;
  let isBusy = false;
  /** Of which seat on this device the pupil was told before taking another one. */
  let told = "";
  /** A code under which nobody plays, which was said: sending it asks nobody, so that it counts as one miss. */
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
      // Of the code alone: a bad network is told when it matters. And a seat here is open to who has it.
      if (fault?.field === "code" && !seatIn(memory, asked)) {
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
  parts.letters.addEventListener("click", (event) => {
    event.preventDefault();
    code.inputMode = "text";
    parts.letters.hidden = true;
    parts.hint.textContent = "Ödev kodu 7, sınıf kodu 8 harf ve rakam";
    code.focus();
  });
  code.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || nickname.value !== "" || otherPage()) return;
    event.preventDefault();
    nickname.focus();
  });
  nickname.addEventListener("focus", prepare, { once: true });
  if (document.activeElement === nickname) prepare();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isBusy) void submit();
  });

  async function recognise(): Promise<void> {
    player = await knownPlayer(env, memory, mostLetters(nickname));
    parts.login.hidden = storedToken() !== null;
    if (player?.account) parts.note.textContent = "Giriş yaptın; bu oyun geçmişinde saklanacak.";
    if (player) name.offer(player.nickname);
  }

  /** Where the code in the field leads, if it is no game's; asked of a script that comes with the first letter. */
  function otherPage() {
    return letters?.otherPage(code.value) ?? null;
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
    if (form.querySelector("[aria-invalid]")) return;
    const kept = seatIn(memory, request.code);
    setBusy(true);
    if (kept && (await isStillOpen(kept))) {
      // The same name in the same game on the same device is the same pupil coming back.
      if (isSameName(kept.nickname, request.nickname)) return enter(kept);
      if (told !== kept.sessionId) {
        told = kept.sessionId;
        parts.resume.hidden = true;
        return refuse(alreadyIn(kept.nickname));
      }
      // One device, one seat: the other pupil's stays on record and is waited for no more.
      const left = await postLeave(env, kept);
      if (!left.ok && left.status === 0) return refuse(faultOf(left, navigator.onLine));
      retireSeat(memory, request.code);
    }
    const asked = takeSeat(env, { ...request, joinKey: joinKey(memory, request.code) }, pick);
    // After the call, which would wait behind the scripts on a slow line.
    prepare();
    const reply = await asked;
    if (!reply.ok && reply.code === "number_needed") {
      // The look at the code that would have said which number has not come.
      const known = await askAboutCode(env, request.code);
      return known.ok ? askForNumber(request.code, known.body.number) : refuse(faultOf(known, navigator.onLine));
    }
    if (!reply.ok) return refuse(faultOf(reply, navigator.onLine));
    remember(reply.body, request.nickname);
    await enter(reply.body);
  }

  /** A class comes in by number: the form gives way to another one. */
  async function askForNumber(code: string, asks: "number" | "school_no" = "number"): Promise<void> {
    const page = await import("../number/number-page").catch(() => null);
    // It stands there already, or another code does.
    if (!form.isConnected) return;
    if (codeIn(parts.code.value) !== code) return setBusy(false);
    if (!page) return refuse(faultOf(notReached, navigator.onLine));
    page.askForNumber({ env, code, asks, enter, prepare, pick, draw: drawMarbleOf });
  }

  /** For the next game. A name that the game made is nobody's, and an account's stays with the account. */
  function remember({ nickname, marble, account: isOfAccount }: Seat, typed: string): void {
    const account = isOfAccount && player?.account;
    if (isSameName(nickname, typed) && (account || !isOfAccount)) keepLastPlayer(memory, { nickname, marble, account });
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
    parts.go.setAttribute("aria-busy", String(busy));
  }

  const isStillOpen = offerResume(parts, env, (seat) => {
    if (isBusy) return;
    setBusy(true);
    prepare();
    void enter(seat);
  });
  // Sent as a plain form before this script was there: goes on where that left off.
  if (wasSent) void recognised.then(() => (isBusy ? undefined : submit()));
}

/**
 * From the address: the QR code's game, and what a plain form brought along, which then leaves the address again. True where
 * one did: a name that is only being typed is not whole.
 */
function prefill({ code, nickname }: JoinParts): boolean {
  const query = new URLSearchParams(location.search);
  const name = query.get("nickname");
  // The plain form sends an empty field also where the address it stood at has the code.
  const before = name !== null && /\?code=\d+/.exec(document.referrer)?.[0];
  const given = codeIn(query.get("code") || before || "");
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
  const caret = caretIn(neat, digitsBefore);
  code.setSelectionRange(caret, caret);
}

const isSameName = (a: string, b: string) => a.toLocaleLowerCase("tr") === b.toLocaleLowerCase("tr");
