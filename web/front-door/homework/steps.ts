import { noNumber } from "#protocol/join-faults";
import "./steps.css";
import type { HomeworkFacts } from "#protocol/http/replies/homework";
import { elsewhere, otherPage, readCode } from "../any-code";
import { instead, say, setBusy } from "../form";
import { isBusy, showForm, showPage } from "../number/form-page";
import { dayAndHour, whenInWords } from "#homework-client/days";
import { pinFault } from "./pin-fault";
import type { joinHomework } from "#homework-client/calls";
import { backMarkup, codeMarkup, messageMarkup } from "./steps-markup";

/** Pages that replace the form: a name to confirm, the way back, or the reason why there is nothing to begin. */
export { askName } from "../number/ask-name";

type Joined = Awaited<ReturnType<typeof joinHomework>>;

function message(title: string, text: string): HTMLElement {
  const page = showPage(messageMarkup(), "odev odev-message");
  const heading = page.querySelector("h1")!;
  heading.textContent = title;
  page.querySelector<HTMLElement>(".odev-middle p")!.textContent = text;
  heading.focus({ preventScroll: true });
  return page;
}

/** Asks for a code: no homework has the one in the address, or the address has none. */
export function askForCode(code: string): void {
  const page = showForm(codeMarkup(code !== ""), "odev odev-back", () => {
    const { code: typed } = readCode(field.value);
    if (typed === "") return refuse(field, "Ödevin kodunu yaz.");
    // A text that is no code this page knows is left to the server's page at its address.
    return location.assign(otherPage(field.value, "homework")?.address ?? elsewhere.homework.to(typed));
  });
  const field = page.querySelector("input")!;
  field.value = code;
  const [go, lead] = [page.querySelector("#code-go")!.lastElementChild!, page.querySelector("#code-lead")!];
  const usual = lead.textContent;
  field.addEventListener("input", () => {
    const other = otherPage(field.value, "homework");
    go.textContent = other?.goes ?? "Devam";
    lead.textContent = other?.says ?? usual;
  });
  if (code) say(field, "Bu adreste bir ödev yok. Bağlantıya bir daha bak.");
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
  instead(note.querySelector("a")!, "click", onBack);
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
  const page = showForm(backMarkup(isNumber), "odev odev-back", () => void submit());
  const field = (id: string) => page.querySelector<HTMLInputElement>(`#${id}`)!;
  const [name, pin, go] = [field("again-who"), field("pin"), page.querySelector<HTMLElement>("#again-go")!];
  name.value = who;
  instead(page.querySelector("#again-home")!, "click", home);
  page.querySelector("h1")!.focus({ preventScroll: true });

  async function submit(): Promise<void> {
    if (isBusy(go)) return;
    const [typed, digits] = [name.value.trim(), pin.value];
    if (typed === "") return refuse(name, isNumber ? noNumber : "Takma adını yaz.");
    if (digits.length < 4) return refuse(pin, "Dört rakamı yaz.");
    setBusy(go, true);
    const reply = await join(typed, digits);
    // The pupil has gone back to the form in the meantime.
    if (!page.isConnected) return;
    if (reply.ok) return taken(reply, digits);
    setBusy(go, false);
    const isOfName = reply.code === "not_found" || reply.code === "nickname_invalid";
    return refuse(isOfName ? name : pin, pinFault(reply, navigator.onLine));
  }
}

function refuse(field: HTMLInputElement, fault: string): void {
  say(field, fault);
  field.focus();
}
