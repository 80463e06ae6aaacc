export type Formula = {
  readonly tex: string;
  readonly isBlock: boolean;
  /** True if the formula is the whole text: it then has as much room as one on its own line. */
  readonly isAlone: boolean;
  /** True in a Turkish set: a screen reader then gets the formula's words instead of MathML. */
  readonly isTurkish: boolean;
  readonly source: string;
  /** The words that stand in for the formula until it is drawn. */
  readonly words: string;
};
type Library = typeof import("./library");

/** The longest formula that is drawn. No text of a set is longer, but TeX from another source may be. */
const LONGEST = 2_000;
/** The smallest scale of a formula; below that it scrolls sideways. */
const SMALLEST = 0.7;
/** The time that the letters have to arrive after the library; later, another font is better than none. */
const FONTS_MS = 700;
/** Time during which the words of a formula that is about to be drawn stay hidden. */
const HELD_MS = 3_000;
const FIT = "--formula-fit";

let library: Library | undefined;
let loading: Promise<unknown> | undefined;

async function loaded(): Promise<void> {
  try {
    const drawing = await import("./library");
    const fonts = ["1em KaTeX_Main", "italic 1em KaTeX_Math"].map((font) => document.fonts.load(font));
    await Promise.race([Promise.allSettled(fonts), new Promise((done) => setTimeout(done, FONTS_MS))]);
    library = drawing;
    // Texts that were measured before are measured again now, and once rarer letters have loaded.
    setTimeout(measureAgain);
    document.fonts.addEventListener("loadingdone", measureAgain);
  } catch {
    // The next formula tries again.
    loading = undefined;
  }
}

/** Loads the library with its usual letters, so that a drawn formula does not change its looks later. */
export const loadLibrary = () => (loading ??= loaded());

const measureAgain = () => dispatchEvent(new Event("resize"));

/**
 * Shows the formula in this element. Until the library has loaded, its words stand in its place, invisible for a moment. The
 * returned function ends it.
 */
export function keepTypeset(element: HTMLElement, formula: Formula): () => void {
  let isOver = false;
  const draw = () => {
    if (isOver) return;
    typeset(element, formula);
    // The board's own measuring comes next; elsewhere the observer does it for all formulas at once.
    if ("board" in document.documentElement.dataset) fit(element);
  };
  const refit = new ResizeObserver(() => fit(element));
  const box = boxOf(element);
  if (box) refit.observe(box);
  refit.observe(element);
  const show = () => {
    if (library) draw();
    else void loadLibrary().then(() => library && draw());
  };
  const isLater = isInLongList(element);
  if (isLater || !library) element.textContent = formula.words;
  const shown = !library && !isLater ? holdBack(element) : undefined;
  const leave = isLater ? whenNear(element, show) : undefined;
  if (!isLater) show();
  return () => {
    isOver = true;
    shown?.();
    leave?.();
    refit.disconnect();
  };
}

/** A formula that is drawn at once is not read twice. The returned function shows the words. */
function holdBack(element: HTMLElement): () => void {
  const show = () => {
    clearTimeout(timer);
    element.classList.remove("formula-held");
  };
  element.classList.add("formula-held");
  const timer = setTimeout(show, HELD_MS);
  return show;
}

/**
 * Tells if a formula is in a long list: the formulas of two hundred questions would block the page for seconds, so those out of
 * sight wait.
 */
const isInLongList = (element: HTMLElement): boolean => element.closest("[data-many]") !== null;

function whenNear(element: HTMLElement, show: () => void): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      show();
    },
    { rootMargin: "400px" },
  );
  near.observe(element);
  return () => near.disconnect();
}

/** Typesets a formula. One that the library does not understand is shown as it was written. */
function typeset(element: HTMLElement, { tex, isBlock, isAlone, isTurkish, source }: Formula): void {
  element.textContent = source;
  element.classList.remove("formula-set", "formula-held");
  if (tex.length > LONGEST || !library) return;
  try {
    library.draw(element, isAlone ? String.raw`\displaystyle ${tex}` : tex, { isBlock, hasWords: isTurkish });
    element.classList.add("formula-set");
  } catch {
    element.textContent = source;
  }
}

/** The library's reason why it cannot be set; null if it can. */
export async function faultIn(tex: string): Promise<string | null> {
  await loadLibrary();
  try {
    library?.draw(document.createElement("span"), tex, { isBlock: false, hasWords: true });
    return null;
  } catch (error) {
    return String(error);
  }
}

/**
 * The nearest element that surely has a width of its own. Reading the styles of each would cost a second for a long list of
 * texts.
 */
const boxOf = (element: HTMLElement) => element.closest(":not(span, bdi, b, a, small)");

/** Shrinks a formula that is wider than its line, and as a last resort makes it scroll sideways. */
function fit(element: HTMLElement): void {
  const wasFitted = element.style.getPropertyValue(FIT) !== "";
  // Most formulas fit as they are: they are measured and left alone.
  if (!wasFitted && element.scrollWidth <= element.clientWidth) return;
  element.classList.remove("formula-scrolls");
  element.style.removeProperty(FIT);
  const room = element.clientWidth;
  const wanted = element.scrollWidth;
  if (room === 0 || wanted <= room) return;
  element.style.setProperty(FIT, Math.max(SMALLEST, Math.floor((room / wanted) * 100) / 100).toString());
  element.classList.toggle("formula-scrolls", room / wanted < SMALLEST);
}
