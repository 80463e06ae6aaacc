/** The steps by which a question without enough room shrinks: its options and its text in turns, at last its picture. */
const steps = ["", " tight", " medium", " tighter", " long", " least", " longest stamp"];

/**
 * Fits a question to its page by measuring, for as long as its text is shown. `data-fit` names the steps taken. If all steps
 * are not enough, the page scrolls, and has `data-more` while there is more below.
 */
export function fitPage(text: HTMLElement): () => void {
  const page = text.closest("main")!;
  const hidden = () => page.scrollHeight - page.clientHeight;
  const look = () => page.toggleAttribute("data-more", hidden() > page.scrollTop + 8);
  const fit = () => {
    let given = "";
    // Do not shrink while a keyboard is open: then only the field matters.
    if (!page.style.height)
      steps.some((step) => {
        page.dataset.fit = given += step;
        return hidden() < 1;
      });
    look();
  };
  // Waits for a frame: measuring has the page laid out, and fitting changes the very sizes that are observed.
  const inAFrame = (measure: () => void) => requestAnimationFrame(() => text.isConnected && measure());
  inAFrame(fit);
  const watching = new ResizeObserver((changes) => {
    inAFrame(changes.some(({ target }) => [page, text].includes(target as HTMLElement)) ? fit : look);
  });
  for (const part of [page, text, ...page.children]) watching.observe(part);
  page.addEventListener("scroll", look);
  return () => {
    watching.disconnect();
    // A homework's page continues with the verdict on the answer.
    page.removeEventListener("scroll", look);
    page.removeAttribute("data-more");
  };
}
