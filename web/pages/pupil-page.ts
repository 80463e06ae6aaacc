import { notOld } from "#browser/old-browser";
import { reduceMotionOnWeakDevices } from "#browser/reduced-motion";
import { applyTheme } from "#browser/theme";

/** The two pages of a pupil, a game's and a homework's: first a form that stands in the HTML, then, in the same page, the rest. */

/** `title` is shown if a part of the page does not load. */
export function openPage(open: () => Promise<void>, title: string): void {
  const begin = async () => {
    notOld();
    applyTheme();
    reduceMotionOnWeakDevices();
    await open();
  };
  begin().catch(() => {
    const root = document.getElementById("root")!;
    root.innerHTML = `<main class="connecting on-field"><h1>${title}</h1><p role="alert">İnternetini kontrol edip yeniden dene.</p><button class="join-go">Yeniden dene</button></main>`;
    root.querySelector("button")!.addEventListener("click", () => location.reload());
  });
}

/** A server that answers this address with the app's page still has the form in a file of its own. */
export async function fetchForm(id: string, address: string): Promise<void> {
  if (document.getElementById(id)) return;
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
  document.getElementById("root")!.replaceChildren(...page.getElementById("root")!.childNodes);
}
