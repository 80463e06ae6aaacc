import { noNumber } from "#protocol/join-faults";
import type { JoinConfirm } from "#protocol/live/messages";
import type { Env } from "#browser/env";
import { deviceMemory } from "#browser/device";
import { gameCode } from "../game-code";
import { call, twice, type Failure } from "#api/requests";
import { joinKey, type Seat } from "#api/seat";
import { faultOf } from "../seat/faults";
import { takeSeat, type PickTeam } from "../seat/take-seat";
import { say as sayAt, setBusy } from "../form";
import { askName } from "./ask-name";
import { isBusy, showForm } from "./form-page";
import { numberMarkup } from "./markup";

type NumberGame = {
  readonly env: Env;
  readonly code: string;
  /** The kind of number that the game asks for. */
  readonly asks: "school_no" | "number";
  /** Called with the seat in the game; it may put the form back. */
  readonly enter: (seat: Seat) => Promise<void>;
  readonly prepare: () => void;
  readonly pick: PickTeam;
};

const PAUSE_SECONDS = 60;

/**
 * Replaces the form: a pupil of a class enters a number, sees their short name, and confirms it. No list of names is sent here.
 */
export function askForNumber({ env, code, asks, enter, prepare, pick }: NumberGame): void {
  const memory = deviceMemory();
  let page: HTMLElement;
  let typed = "";

  const inPage = <T extends Element>(selector: string): T => page.querySelector<T>(selector)!;
  const say = (fault: string) => sayAt(inPage("input"), fault);

  function askNumber(): void {
    page = showForm(numberMarkup(gameCode(code), asks), "number", () => {
      typed = field.value;
      if (typed === "") return say(noNumber);
      void look();
    });
    const field = inPage<HTMLInputElement>("input");
    field.value = typed;
    field.addEventListener("focus", prepare, { once: true });
    field.focus({ preventScroll: true });
  }

  async function look(): Promise<void> {
    const button = inPage(".join-go");
    if (isBusy(button)) return;
    setBusy(button, true);
    const asked = typed;
    const body = { game_code: code, number: Number(asked), join_key: joinKey(memory, code) };
    const reply = await twice(() =>
      call<"POST /api/game/join">(env, "/api/game/join", "game_code", { method: "POST", body }),
    );
    // This device had its seat already, but the reply was lost.
    if (typed === asked && reply.ok && "session_id" in reply.body) return take();
    setBusy(button, false);
    // Another number was typed in the meantime: look that up.
    if (typed !== asked) return look();
    if (!reply.ok) return refuse(reply);
    prepare();
    const { name } = reply.body as JoinConfirm;
    askName({ env, name, number: typed, onYes: () => void take(), onNo: askNumber });
  }

  async function take(): Promise<void> {
    const asked = { code, number: Number(typed), confirm: true, joinKey: joinKey(memory, code) };
    const reply = await takeSeat(env, asked, pick);
    if (reply.ok) return enter(reply.body);
    askNumber();
    refuse(reply);
  }

  function refuse(failure: Failure): void {
    if (failure.code === "seat_taken") {
      return say(`${typed} numarayla biri girmiş. Sayıyı kontrol et; doğruysa öğretmenine söyle, yerini boşaltsın.`);
    }
    say(faultOf(failure, navigator.onLine).text);
    if (failure.code === "rate_limited") countDown(Math.ceil((failure.retryAfterMs ?? PAUSE_SECONDS * 1000) / 1000));
  }

  /** Disables the button until the server accepts another number, and counts the seconds on it. */
  function countDown(seconds: number): void {
    const button = inPage<HTMLButtonElement>(".join-go");
    button.disabled = seconds > 0;
    button.lastElementChild!.textContent =
      seconds > 99 ? `${Math.ceil(seconds / 60)} dk` : seconds > 0 ? `${seconds} sn` : "Devam";
    if (seconds > 0) env.after(1000, () => button.isConnected && countDown(seconds - 1));
  }

  askNumber();
}
