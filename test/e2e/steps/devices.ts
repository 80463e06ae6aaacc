import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page, ViewportSize } from "@playwright/test";
import { recordRuleUsage } from "./rule-usage";

/**
 * The devices of a worker: each is a page in a context of its own. A device is emptied and passed on to the next test: a page
 * that was open before loads with less than half of the processor time of a new one (1.0 s instead of 2.4 s).
 */
type Device = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly kind: string;
  readonly session: CDPSession;
  /** Functions that remove the scripts a test has added for the page's next loads. */
  readonly undo: (() => Promise<void>)[];
  /** True if the test made a change that cannot be undone: no other test gets this device. */
  isWorn: boolean;
};

/** The most idle devices to keep, because each idle page keeps a process. */
const MOST_IDLE = 8;

const idle: Device[] = [];
const inUse = new Set<Device>();
/** Options that the test sets by `test.use`: part of a device's identity. */
let usual = "";

export type DeviceOptions = Omit<BrowserContextOptions, "viewport"> & { readonly viewport?: ViewportSize };

/** Gives the running test a device. `prepare` runs once for a new page, and its effect lasts as long as the device. */
export async function aDevice(
  browser: Browser,
  { viewport = { width: 1280, height: 720 }, ...options }: DeviceOptions = {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Device> {
  const kind = JSON.stringify([usual, options, prepare.name]);
  const at = idle.findLastIndex((one) => one.kind === kind && one.context.browser() === browser);
  const [known] = at < 0 ? [] : idle.splice(at, 1);
  const device = known ?? (await aNewDevice(browser, { viewport, ...options }, kind, prepare));
  inUse.add(device);
  if (known) await device.page.setViewportSize(viewport);
  return device;
}

async function aNewDevice(
  browser: Browser,
  options: DeviceOptions,
  kind: string,
  prepare: (page: Page) => Promise<void>,
): Promise<Device> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await prepare(page);
  const session = await context.newCDPSession(page);
  const device: Device = { context, page, kind, session, undo: [], isWorn: false };
  watch(device);
  await recordRuleUsage(page, session);
  return device;
}

/** Records the changes of a test that would outlast it on this device. */
function watch(device: Device): void {
  const { context, page } = device;
  undoes(device, context);
  undoes(device, page);
  wears(device, context, ["exposeBinding", "exposeFunction", "newCDPSession", "routeWebSocket"]);
  wears(device, page, ["exposeBinding", "exposeFunction", "routeWebSocket"]);
  wears(device, context.clock, ["install", "setFixedTime"]);
}

function undoes(device: Device, place: Pick<Page, "addInitScript">): void {
  const add = place.addInitScript.bind(place);
  place.addInitScript = async (...given) => {
    const script = await add(...given);
    device.undo.push(() => script.dispose());
    return script;
  };
}

function wears<Thing extends object>(device: Device, thing: Thing, names: readonly (keyof Thing & string)[]): void {
  for (const name of names) {
    const does = thing[name] as (...given: unknown[]) => unknown;
    const wearing = (...given: unknown[]) => {
      device.isWorn = true;
      return does.apply(thing, given);
    };
    Object.assign(thing, { [name]: wearing });
  }
}

/** The debugger's session of a page of the running test: one of its own would wear the device. */
export const sessionOf = (page: Page): CDPSession => [...inUse].find((device) => device.page === page)!.session;

/** Remembers the options of the next test's devices. */
export function prepareDevices(options: object): void {
  usual = JSON.stringify(options);
}

/** Takes the devices back after a test. The devices of a failed test are closed, because it may have left anything behind. */
export async function giveBack(browser: Browser, { isFine }: { readonly isFine: boolean }): Promise<void> {
  const given = [...inUse];
  inUse.clear();
  for (const device of given) {
    if (isFine && idle.length < MOST_IDLE && (await isEmptied(device))) idle.push(device);
  }
  const kept = new Set(idle.map(({ context }) => context));
  const left = browser.contexts().filter((context) => !kept.has(context));
  await Promise.all(left.map((context) => context.close()));
}

/**
 * Empties a device: leaves its page blank, and removes its storage and everything that the test added. False for a worn device or
 * a closed page.
 */
async function isEmptied({ context, page, session, undo, isWorn }: Device): Promise<boolean> {
  if (isWorn || page.isClosed()) return false;
  for (const event of ["console", "pageerror", "request", "response", "load", "download"] as const) {
    page.removeAllListeners(event);
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  for (const take of undo.splice(0)) await take();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  await page.goto("/robots.txt");
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  const { origin } = new URL(page.url());
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.send("Page.resetNavigationHistory");
  return true;
}
