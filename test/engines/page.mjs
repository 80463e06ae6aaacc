import { setTimeout as delay } from "node:timers/promises";

/** How long an element may take to appear: a limit for hanging, not for slowness. */
const PATIENCE_MS = 120_000;
const DOUBLE_CLICK_MS = 600;

/** A page in any engine, driven by what a person sees: names of fields and buttons, texts. */
export class Page {
  /** `browser` has an engine's functions `goto(url)`, `evaluate(source)`, `act(actions)` and `faults()`. */
  constructor(browser, name) {
    this.browser = browser;
    this.name = name;
  }

  goto(address) {
    return this.browser.goto(address);
  }

  evaluate(work, ...args) {
    return this.browser.evaluate(`(${work})(...${JSON.stringify(args)})`);
  }

  /** Waits until the page says yes. The error has what it showed at the end, or why not. */
  async until(what, work, ...args) {
    const end = Date.now() + PATIENCE_MS;
    let error;
    do {
      try {
        const found = await this.evaluate(work, ...args);
        if (found) return found;
      } catch (thrown) {
        // A page that is just being left gives no answer.
        error = thrown;
      }
      await delay(100);
    } while (Date.now() < end);
    throw new Error(`${this.name}: no ${what}. It shows: ${await this.shown()}`, { cause: error });
  }

  shown = () =>
    this.evaluate(() => `${location.pathname}: ${document.body.innerText.replaceAll(/\s+/g, " ").slice(0, 600)}`);

  sees(text) {
    return this.until(`“${text}”`, (wanted) => document.body.innerText.includes(wanted), text);
  }

  isAt(path) {
    return this.until(path, (wanted) => location.pathname.startsWith(wanted), path);
  }

  async fill(label, text) {
    await this.press(await this.place(label, "input, textarea"));
    await this.browser.act([{ type: "key", id: "keys", actions: keysOf(text) }]);
  }

  async click(name) {
    await this.press(await this.place(name, "button, a, [role=radio], [role=menuitem], summary, label"));
  }

  /** Presses an option of the question, by its place. */
  async option(place) {
    await this.press(await this.place(place, "[aria-label=Şıklar] button"));
  }

  /** Presses at a place, long enough after the last press that the two are no double click. */
  async press({ x, y }) {
    await delay(DOUBLE_CLICK_MS);
    const at = { type: "pointerMove", x, y, duration: 0 };
    const press = [at, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await this.browser.act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: press }]);
  }

  /** The position of a field or button of this name, once it can be pressed there and no longer moves. */
  async place(name, selector) {
    const find = () => this.until(`${selector} named “${name}”`, placeOf, name, selector);
    for (let place = await find(); ;) {
      await delay(100);
      const next = await find();
      if (next.x === place.x && next.y === place.y) return next;
      place = next;
    }
  }

  /** Fails if the page has logged an error or shows its error page. */
  async isSound() {
    const faults = this.browser.faults();
    const text = await this.shown();
    if (faults.length > 0 || text.includes("Beklenmedik bir sorun"))
      throw new Error(`${this.name}: ${faults.join("\n")} ${text}`);
  }
}

const keysOf = (text) =>
  Array.from(text).flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);

/** Runs in the page. Finds an element by its label, its text or its place; of several the first that nothing covers. */
function placeOf(name, selector) {
  const inDialog = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const all = [...inDialog.querySelectorAll(selector)];
  const names = all.map((element) =>
    [
      element.getAttribute("aria-label"),
      element.textContent,
      element.placeholder,
      ...Array.from(element.labels ?? [], ({ textContent }) => textContent),
    ]
      .filter(Boolean)
      .map((text) => text.replaceAll(/\s+/g, " ").trim()),
  );
  const exactly = all.filter((_, place) => place === name || names[place].includes(name));
  const beginning = all.filter((_, place) => names[place].some((text) => text.startsWith(name)));
  for (const element of [...exactly, ...beginning]) {
    const target = element.matches("input[type=radio]") ? (element.labels[0] ?? element) : element;
    target.scrollIntoView({ block: "center" });
    const box = target.getBoundingClientRect();
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const top = document.elementFromPoint(x, y);
    if (box.width > 0 && top && (target.contains(top) || top.contains(target)) && !element.disabled) return { x, y };
  }
  return null;
}
