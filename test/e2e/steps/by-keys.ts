import { expect, type Locator, type Page } from "@playwright/test";

type Stop = { readonly name: string; readonly wrong: string };

/**
 * Goes through the page, or the open dialog, by the tab key: it stops at every field, link and button in document order, and
 * each of them has a name and a focus ring, which nothing cuts or lies over, and is visible. Returns the names.
 */
export async function walkByKeys(page: Page, state: string): Promise<string[]> {
  const expected = await page.evaluate(beginning);
  for (let i = 0; i < expected.length; i++) {
    await page.keyboard.press("Tab");
    await page.evaluate(stopped);
  }
  const stops = await page.evaluate(seenStops);
  expect.soft({ state, stops: stops.map(({ name }) => name) }).toEqual({ state, stops: expected });
  expect.soft({ state, wrong: stops.filter(({ wrong }) => wrong !== "") }).toEqual({ state, wrong: [] });
  expect.soft({ state, unnamed: expected.filter((name) => name.endsWith(": ")) }).toEqual({ state, unnamed: [] });
  return expected;
}

/**
 * Opens a dialog with Enter, walks it without the tab key ever leaving it, and closes it with Esc; then the opener has the
 * focus again.
 */
export async function throughDialog(page: Page, opener: Locator, state: string): Promise<void> {
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await walkByKeys(page, state);
  await page.keyboard.press("Tab");
  expect({ state, isOut: await page.evaluate(isBehindDialog) }).toEqual({ state, isOut: false });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Walks a menu, which is a single stop of the tab key: the arrows move in it, and Esc gives the focus back. */
export async function throughMenu(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press("Enter");
  const items = page.getByRole("menuitem");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
}

const isBehindDialog = () =>
  document.activeElement !== document.body && document.activeElement?.closest("dialog[open]") === null;

/** The names of all elements that the tab key must stop at. The next press of the key begins at the top. */
function beginning(): string[] {
  const around = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ?? document.body;
  const walk = {
    stops: [] as Element[],
    during: [] as unknown[],
    /** The look of an element, or of the element that is drawn in its place. */
    looks(element: Element): string {
      return [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
        .map((one) => {
          if (!one) return "";
          const { boxShadow, outlineStyle, outlineColor, backgroundColor, borderColor } = getComputedStyle(one);
          return [boxShadow, outlineStyle, outlineColor, backgroundColor, borderColor].join(" ");
        })
        .join("|");
    },
    /** What cuts the ring, or lies over it; empty if all of it is seen. It may be drawn around the field or around its frame. */
    ringHiddenBy(element: Element): string {
      const around = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
      const rings = around.flatMap((drawn) => {
        if (!drawn) return [];
        const shadows = getComputedStyle(drawn).boxShadow.matchAll(/ 0px 0px 0px ([\d.]+)px(?! inset)/g);
        const width = Math.max(0, ...[...shadows].map(([, spread]) => Number(spread)));
        return width >= 5 ? [{ drawn, width }] : [];
      });
      if (!rings[0]) return "";
      const { drawn, width } = rings[0];
      const { left, top, right, bottom, x, y, width: wide, height } = drawn.getBoundingClientRect();
      const isOutside = (box: { left: number; top: number; right: number; bottom: number }) =>
        [box.left - left + width, box.top - top + width, right + width - box.right, bottom + width - box.bottom].some(
          (out) => out > 0.5,
        );
      const hiding = new Set<string>();
      if (isOutside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) hiding.add("the page");
      for (let outer = drawn.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(outer);
        const cuts = `${overflowX} ${overflowY}` !== "visible visible";
        if (cuts && isOutside(outer.getBoundingClientRect())) hiding.add(`${outer.tagName}.${outer.className}`);
        if (position === "fixed") break;
      }
      const middles = [
        [left - width + 1, y + height / 2],
        [right + width - 1, y + height / 2],
        [x + wide / 2, top - width + 1],
        [x + wide / 2, bottom + width - 1],
      ] as const;
      // What is positioned is painted over its neighbours; else the one that follows is painted over the ring.
      for (const [at, down] of getComputedStyle(drawn).position === "static" ? middles : []) {
        const over = document.elementFromPoint(at, down);
        if (!over || over.contains(drawn) || !(drawn.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING))
          continue;
        if (getComputedStyle(over).backgroundColor !== "rgba(0, 0, 0, 0)")
          hiding.add(`${over.tagName}.${over.className}`);
      }
      return [...hiding].join(", ");
    },
    nameOf(element: Element): string {
      const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
      const texts = [
        element.getAttribute("aria-label"),
        ...ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent),
        ...[...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent),
        element.matches("input, select, textarea") ? null : element.textContent,
        element.querySelector("img[alt]")?.getAttribute("alt"),
      ];
      const text = texts.find((one) => (one ?? "").trim() !== "") ?? "";
      return `${element.tagName.toLowerCase()}: ${text.replace(/\s+/g, " ").trim().slice(0, 40)}`;
    },
  };
  /** The Tab key stops at one radio button of a group. */
  const isStop = (element: HTMLElement) => {
    if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]")) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.name === "") return true;
    const group = [...around.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
      ({ name, form }) => name === element.name && form === element.form,
    );
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  };
  const fields = "input:not([type=hidden]), select, textarea, [contenteditable=true]";
  const all = [...around.querySelectorAll<HTMLElement>(`a[href], button, summary, [tabindex], ${fields}`)].filter(
    isStop,
  );
  Object.assign(window, { walk });
  around.tabIndex = -1;
  around.focus();
  around.removeAttribute("tabindex");
  return all.map((element) => walk.nameOf(element));
}

type Walk = {
  readonly stops: Element[];
  readonly during: { readonly looks: string; readonly isSeen: boolean; readonly hidden: string }[];
  readonly looks: (element: Element) => string;
  readonly ringHiddenBy: (element: Element) => string;
  readonly nameOf: (element: Element) => string;
};

function stopped(): void {
  const { walk } = window as unknown as { walk: Walk };
  const element = document.activeElement ?? document.body;
  // A field that is not drawn itself is drawn by its label.
  const drawn = (element as HTMLInputElement).labels?.[0]?.contains(element) ? element.closest("label")! : element;
  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right > left;
  const [x, y] = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ];
  const above = document.elementFromPoint(x, y);
  const isSeen = isOnScreen && (above === null || drawn.contains(above) || above.contains(drawn));
  walk.stops.push(element);
  walk.during.push({ looks: walk.looks(element), isSeen, hidden: walk.ringHiddenBy(element) });
}

function seenStops(): Stop[] {
  const { walk } = window as unknown as { walk: Walk };
  const last = document.activeElement as HTMLElement | null;
  last?.blur();
  const stops = walk.stops.map((element, i) => {
    const { looks, isSeen, hidden } = walk.during[i]!;
    const wrong = [
      looks === walk.looks(element) && "no ring",
      !isSeen && "out of sight",
      hidden !== "" && `ring hidden by ${hidden}`,
    ];
    return { name: walk.nameOf(element), wrong: wrong.filter(Boolean).join(", ") };
  });
  last?.focus();
  return stops;
}
