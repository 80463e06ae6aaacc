import type { Page } from "@playwright/test";

/**
 * Goes to an address of the app. If the page already shows the app, its own router goes there as by a link, in a fifteenth of
 * the time of a load. Resolves when the screen is shown, which may still wait for its data. Tests about the load itself (data
 * kept on the device, changes of a build) use `page.goto`.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (!(await inTime(page, address, page.evaluate(go, address)))) await page.goto(address);
}

/**
 * The same limit as that of `expect`. Without it a page that never gets there would use up the test's time, and the report
 * would name no reason.
 */
const PATIENCE = 30_000;

async function inTime<T>(page: Page, address: string, going: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`the app's router did not lead to ${address}: the page is at ${page.url()}`));
  }, PATIENCE);
  try {
    return await Promise.race([going, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Navigates by the page's own router. False if it cannot: to and from the pupil's pages, a board and a scanner, and to another
 * state of the same screen.
 */
async function go(address: string): Promise<boolean> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, which has nothing else of this file
  const isOfApp = ({ origin, protocol, pathname }: URL | Location) =>
    protocol.startsWith("http") &&
    origin === location.origin &&
    !/^\/(?:student\/(?:join|game)|odev|dev|api)(?:\/|$)|\/(?:host|scan)$/.test(pathname);
  // The home page is in its HTML before there is a router.
  if (!isOfApp(location) || location.pathname === "/" || document.querySelector("#root") === null) return false;
  const there = new URL(address, location.origin);
  if (!isOfApp(there) || there.pathname === location.pathname) return false;

  await new Promise<void>((stands) => {
    const look = () => {
      if (document.querySelector('#root > a[href="#icerik"]') === null) return;
      changes.disconnect();
      stands();
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { childList: true, subtree: true });
    look();
  });

  // Continue the router's numbering of history entries: an entry made by the page itself has no number.
  const { idx } = (history.state ?? {}) as { readonly idx?: number };
  if (idx === undefined) return false;
  const state = { usr: null, key: String(Math.random()), idx: idx + 1 };
  const title = Object.getOwnPropertyDescriptor(Document.prototype, "title")!;
  const scrollTo = window.scrollTo.bind(window);
  await new Promise<void>((stands) => {
    // The new screen is there when the router scrolls to the top and the tab gets its title.
    let isAtTop = false;
    window.scrollTo = (...place: [ScrollToOptions?] | [number, number]) => {
      scrollTo(...(place as [number, number]));
      isAtTop = true;
      queueMicrotask(() => (isAtTop = false));
    };
    Object.defineProperty(document, "title", {
      configurable: true,
      get: () => title.get!.call(document) as string,
      set: (text: string) => {
        title.set!.call(document, text);
        if (!isAtTop) return;
        delete (document as { title?: string }).title;
        window.scrollTo = scrollTo;
        stands();
      },
    });
    history.pushState(state, "", there);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  });
  return true;
}
