/** What gives way where a question has no room, one after the other: its options, the size of its text, its picture. */
const steps = ["", " tight", " tighter", " least", " medium", " long", " longest stamp"];

/**
 * Sets a question as large as its page has room for, by measuring, as long as its text is there: `data-fit` says what has given
 * way. Where all has, the page scrolls, and has `data-more` as long as there is more below.
 */
export function fitPage(text: HTMLElement): () => void {
  const page = text.closest("main")!;
  const hidden = () => page.scrollHeight - page.clientHeight;
  const look = () => page.toggleAttribute("data-more", hidden() > page.scrollTop + 8);
  const fit = () => {
    let given = "";
    // Over a keyboard it is the field that matters.
    if (!page.style.height)
      steps.some((step) => {
        page.dataset.fit = given += step;
        return hidden() < 1;
      });
    look();
  };
  fit();
  const watching = new ResizeObserver((changes) => {
    const isOther = changes.some(({ target }) => target === page || target === text);
    // A frame later: what this changes is what is watched.
    requestAnimationFrame(() => text.isConnected && (isOther ? fit() : look()));
  });
  for (const part of [page, text, ...page.children]) watching.observe(part);
  page.addEventListener("scroll", look);
  return () => {
    watching.disconnect();
    // A homework's page goes on with what is said of the answer.
    page.removeEventListener("scroll", look);
    page.removeAttribute("data-more");
  };
}
