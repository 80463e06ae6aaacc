import { missed } from "#words/pupil-sentences";
import { prefersReducedMotion } from "#browser/reduced-motion";
import badge from "#kinds/shared/options/option-badge.module.css";
import tile from "#kinds/shared/options/option-button.module.css";
import * as styles from "./sample-question.module.css";

/** Lets the questions of the first page (`sample-question.tsx`) be played in their own markup, without React and without a server. */
export function enlivenSamples(sheet: HTMLElement): void {
  const questions = [...sheet.querySelectorAll<HTMLElement>("[data-right]")];
  const part = (name: string) => sheet.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  const [waiting, verdict, onward, next] = [part("waiting"), part("verdict"), part("onward"), part("next")];
  const disc = sheet.querySelector("template")!;
  let at = 0;

  const judge = (picked: string) => {
    const question = questions[at]!;
    const { right = "", why = "", knew = "" } = question.dataset;
    const tiles = tilesOf(question);
    for (const one of tiles) markTile(one, right, picked, disc);
    question.querySelector<HTMLElement>('[data-part="send"]')?.remove();
    const isRight = picked === right;
    const rightTexts = tiles.filter((one) => right.includes(letterOf(one))).map((one) => one.dataset.name!);
    const said = isRight ? "Doğru! Bilyeniz yuvarlandı." : `${missed}. Doğru cevap: ${rightTexts.join(", ")}.`;
    verdict.replaceChildren(paragraph(said), paragraph(why), paragraph(knew));
    verdict.classList.toggle(styles.right!, isRight);
    sheet.classList.add(styles.answered!);
    waiting.hidden = true;
    onward.hidden = false;
    next.hidden = at === questions.length - 1;
    const isCalm = prefersReducedMotion();
    if (isRight && !isCalm) sheet.append(confetti());
    onward.scrollIntoView({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
  };
  const press = (one: HTMLElement) => {
    const question = questions[at]!;
    if (one.hasAttribute("aria-disabled")) return;
    if (question.dataset.right!.length === 1) judge(letterOf(one));
    else choose(one, !isChosen(one), disc);
  };
  const goOn = () => {
    questions[at++]!.hidden = true;
    const question = questions[at]!;
    question.hidden = false;
    sheet.classList.remove(styles.answered!);
    verdict.replaceChildren();
    waiting.hidden = false;
    onward.hidden = true;
    const heading = question.querySelector("h2")!;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    sheet.scrollIntoView({ block: "nearest" });
  };

  sheet.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button");
    if (button?.dataset.letter !== undefined) press(button);
    else if (button?.dataset.part === "send") send(questions[at]!, judge);
    else if (button === next) goOn();
  });
  sheet.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tiles = tilesOf(questions[at]!);
    const key = event.key.toLocaleUpperCase("en");
    const one = tiles.find((each, i) => letterOf(each) === key || key === String(i + 1));
    if (one) press(one);
  });
}

const tilesOf = (question: HTMLElement) => [...question.querySelectorAll<HTMLElement>("[data-letter]")];
const letterOf = (one: HTMLElement) => one.dataset.letter!;

const isChosen = (one: HTMLElement) => one.getAttribute("aria-pressed") === "true";

/** Chooses one option of several, or takes that back. */
function choose(one: HTMLElement, isOn: boolean, disc: HTMLTemplateElement): void {
  one.setAttribute("aria-pressed", String(isOn));
  if (isOn) one.append(disc.content.cloneNode(true));
  else one.querySelector(`.${styles.disc}`)!.remove();
}

/** Judges the chosen options of a question with several right ones. */
function send(question: HTMLElement, judge: (picked: string) => void): void {
  const picked = tilesOf(question).filter(isChosen);
  if (picked.length > 0) judge(picked.map(letterOf).join(""));
}

/** Shows on a tile if it was right, and how many of the class chose it: how many, never who. */
function markTile(one: HTMLElement, right: string, picked: string, disc: HTMLTemplateElement): void {
  const letter = letterOf(one);
  const drawn = one.querySelector("svg")!;
  one.setAttribute("aria-disabled", "true");
  one.querySelector(`.${styles.disc}`)?.remove();
  if (!right.includes(letter)) {
    one.classList.replace(tile["idle"]!, tile["faded"]!);
    drawn.classList.replace(badge["ink"]!, badge[picked.includes(letter) ? "fill" : "faint"]!);
  }
  const count = document.createElement("b");
  count.className = `num ${styles.count}`;
  count.append(one.dataset.count!, hiddenText(" kişi"));
  one.append(count);
  if (right.includes(letter)) {
    one.append(disc.content.cloneNode(true), hiddenText(". Doğru cevap"));
  }
}

function hiddenText(text: string): HTMLElement {
  const span = document.createElement("span");
  span.className = "vh";
  span.textContent = text;
  return span;
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}

const BEADS = 20;

/** Beads in the options' colours that fall once over the sheet and fade. */
function confetti(): HTMLElement {
  const box = document.createElement("div");
  box.className = styles.confetti!;
  box.setAttribute("aria-hidden", "true");
  for (let i = 0; i < BEADS; i++) {
    const bead = document.createElement("i");
    // Spread over the width, each at another height and moment.
    bead.style.setProperty("left", `${(i * 37) % 100}%`);
    bead.style.setProperty("--wait", `${(i * 53) % 300}ms`);
    bead.style.setProperty("--drop", `${40 + ((i * 29) % 60)}%`);
    box.append(bead);
  }
  return box;
}
