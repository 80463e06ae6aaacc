import { noNumber } from "#protocol/join-faults";
import "./steps.css";
import type { HomeworkFacts } from "#protocol/http/replies/homework";
import { elsewhere, readCode } from "../any-code";
import { isBusy, setBusy, showFault, showPage } from "../form";
import { askName as askIfNamed } from "../number/ask-name";
import { dayAndHour, whenInWords } from "#homework-client/days";
import { faultOf } from "./faults";
import type { joinHomework } from "#homework-client/calls";
import { backMarkup, codeMarkup, messageMarkup } from "./steps-markup";

/** Pages that replace the form: a name to confirm, the way back, or the reason why there is nothing to begin. */

type Joined = Awaited<ReturnType<typeof joinHomework>>;

const show = (markup: string, name: string) => showPage(markup, `odev ${name}`);

function message(title: string, text: string): HTMLElement {
  const page = show(messageMarkup(), "odev-message");
  const heading = page.querySelector("h1")!;
  heading.textContent = title;
  page.querySelector<HTMLElement>(".odev-middle p")!.textContent = text;
  heading.focus({ preventScroll: true });
  return page;
}

/** Asks for a code: no homework has the one in the address, or the address has none. */
export function askForCode(code: string): void {
  const page = show(codeMarkup(code !== ""), "odev-back");
  const field = page.querySelector("input")!;
  field.value = code;
  const [go, lead] = [page.querySelector("#code-go")!.lastElementChild!, page.querySelector("#code-lead")!];
  const usual = lead.textContent;
  field.addEventListener("input", () => {
    say(field, "");
    const { is, code: typed } = readCode(field.value);
    const other = is === null || is === "homework" || typed.length < 6 ? null : elsewhere[is];
    go.textContent = other?.goes ?? "Devam";
    lead.textContent = other?.says ?? usual;
  });
  page.querySelector("form")!.addEventListener("submit", (event) => {
    event.preventDefault();
    const { is, code: typed } = readCode(field.value);
    if (typed === "") return say(field, "Ödevin kodunu yaz.");
    // A text that is no code this page knows is left to the server's page at its address.
    return location.assign(elsewhere[is !== null && typed.length > 5 ? is : "homework"].to(typed));
  });
  say(field, code && "Bu adreste bir ödev yok. Bağlantıya bir daha bak.");
  field.focus({ preventScroll: true });
}

export function sayWaiting({ title, opens_at, time_zone }: HomeworkFacts, serverNow: number | null): void {
  const opens = opens_at ?? 0;
  const [day, hour] = dayAndHour(opens, time_zone);
  message(title, `Bu ödev ${day} günü açılacak. Saat ${hour}.`);
  // Reloads when the homework opens, so that pupils with the page open are let in.
  const left = opens - (serverNow ?? opens);
  if (left > 0 && left < 12 * 3_600_000) setTimeout(() => location.reload(), left + 1_000 + Math.random() * 5_000);
}

/** This device has no place in it; another one may. */
export function sayOver({ due_at, time_zone }: HomeworkFacts, onBack: () => void): void {
  const page = message("Süresi doldu", `${whenInWords(due_at, time_zone)}. Bu cihazdan katılmamıştın.`);
  const note = page.querySelector<HTMLElement>(".join-note")!;
  note.hidden = false;
  note.querySelector("a")!.addEventListener("click", (event) => {
    event.preventDefault();
    onBack();
  });
}

type Naming = {
  readonly name: string;
  readonly number: number;
  readonly confirm: () => Promise<Joined>;
  readonly taken: (reply: Joined) => Promise<void>;
  /** Back to the number field, with the reason. */
  readonly back: (fault: Extract<Joined, { ok: false }> | null) => void;
};

export function askName({ name, number, confirm, taken, back }: Naming): void {
  const take = async () => {
    const reply = await confirm();
    return reply.ok ? taken(reply) : back(reply);
  };
  const head = document.querySelector(".join-head")!.outerHTML;
  const onYes = () => void take();
  askIfNamed({ head, name, number: String(number), onYes, onNo: () => back(null) }, "odev number");
}

type Returning = {
  readonly homework: HomeworkFacts;
  readonly who: string;
  readonly join: (who: string, pin: string) => Promise<Joined>;
  readonly taken: (reply: Joined, pin: string) => Promise<void>;
  readonly home: () => void;
};

export function askForPin({ homework, who, join, taken, home }: Returning): void {
  const isNumber = homework.joins_by !== "nickname";
  const page = show(backMarkup(isNumber), "odev-back");
  const field = (id: string) => page.querySelector<HTMLInputElement>(`#${id}`)!;
  const [name, pin, go] = [field("again-who"), field("pin"), page.querySelector<HTMLElement>("#again-go")!];
  name.value = who;
  for (const one of isNumber ? [name, pin] : [pin]) {
    one.addEventListener("input", () => {
      one.value = one.value.replace(/\D/g, "").slice(0, one === pin ? 4 : 5);
    });
  }
  for (const one of [name, pin]) one.addEventListener("input", () => say(one, ""));
  page.querySelector("form")!.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  page.querySelector("#again-home")!.addEventListener("click", (event) => {
    event.preventDefault();
    home();
  });
  page.querySelector("h1")!.focus({ preventScroll: true });

  async function submit(): Promise<void> {
    if (isBusy(go)) return;
    const [typed, digits] = [name.value.trim(), pin.value];
    if (typed === "") return say(name, isNumber ? noNumber : "Takma adını yaz.");
    if (digits.length < 4) return say(pin, "Dört rakamı yaz.");
    setBusy(go, true);
    const reply = await join(typed, digits);
    // The pupil has gone back to the form in the meantime.
    if (!page.isConnected) return;
    if (reply.ok) return taken(reply, digits);
    setBusy(go, false);
    const isOfName = reply.code === "not_found" || reply.code === "nickname_invalid";
    return say(isOfName ? name : pin, faultOf(reply, navigator.onLine).text);
  }
}

function say(at: HTMLInputElement, fault: string): void {
  showFault(document.getElementById(`${at.id}-fault`)!, fault, at);
  if (fault !== "") at.focus();
}
