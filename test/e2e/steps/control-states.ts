import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { settle } from "./a-class";
import { sessionOf } from "./devices";
import { describeControls, findControls, hideInk, showInk, type Found } from "./control-looks";
import { faultsInPicture, type State } from "./control-contrast";

const forcedFor = {
  rest: [],
  hovered: ["hover"],
  pressed: ["hover", "active"],
  focused: ["focus", "focus-visible"],
} as const satisfies Record<State, readonly string[]>;

/** Controls that this worker has measured: the same classes within the same classes look alike on every page. */
const measured = new Set<string>();

/**
 * Expects every control to be clear at rest, hovered, pressed and focused: its text and its sign stand out from what lies behind
 * them, a field's edge from the page, and a ring from both. What lies behind is read from a picture of the page, so it does not
 * matter which element paints it.
 */
export async function expectClearControls(page: Page, where: string): Promise<void> {
  const all = await page.evaluate(findControls);
  const fresh = all.filter(({ looks }) => !measured.has(looks) && measured.add(looks));
  if (fresh.length === 0) return;
  const faults = await faultsOf(page, where, fresh);
  // A part of the page that loads or fails in the meantime may push a control below a bar: its pictures say nothing.
  if (faults.length > 0 && JSON.stringify(await page.evaluate(findControls)) !== JSON.stringify(all)) {
    for (const { looks } of fresh) measured.delete(looks);
    await expectClearControls(page, where);
    return;
  }
  // Soft, so that one run names every state.
  expect.soft(faults, `controls that are not clear at ${where}`).toEqual([]);
}

async function faultsOf(page: Page, where: string, fresh: readonly Found[]): Promise<readonly string[]> {
  const session = sessionOf(page);
  const force = await forcing(session, fresh);
  await page.evaluate(hideInk);
  const faults: string[] = [];
  let before: string | null = null;
  const seen = async (state: State, some: readonly Found[]) => {
    await force(forcedFor[state], some);
    await settle(page);
    const ids = some.map(({ id }) => id);
    const { controls, body } = await pictured(page, ids);
    const picture = body.toString("base64");
    const found = await page.evaluate(faultsInPicture, { controls, state, picture, before });
    faults.push(...found.map((fault) => `${state}: ${fault}`));
    if (found.length > 0) await test.info().attach(`${where}, ${state}`, { body, contentType: "image/png" });
    before ??= picture;
    await force([], some);
  };
  for (const state of ["rest", "hovered", "pressed"] as const) await seen(state, fresh);
  for (const some of apart(fresh)) await seen("focused", some);
  await page.evaluate(showInk);
  return faults;
}

/** A picture of the page, and these controls as they are in it: a list that comes in the meantime moves them. */
async function pictured(page: Page, ids: readonly number[]) {
  for (let controls = await page.evaluate(describeControls, ids); ;) {
    const body = await page.screenshot({ fullPage: true, animations: "allow" });
    const after = await page.evaluate(describeControls, ids);
    if (JSON.stringify(after) === JSON.stringify(controls)) return { controls, body };
    controls = after;
  }
}

/** Pixels that the rings of two neighbours take together. */
const RINGS = 14;

/** Groups of controls that stand apart, so that no ring lies over another control. */
function apart(all: readonly Found[]): Found[][] {
  const groups: Found[][] = [];
  for (const one of all) {
    const free = groups.find((group) => group.every((other) => !touch(one, other)));
    if (free) free.push(one);
    else groups.push([one]);
  }
  return groups;
}

const touch = ({ box: one }: Found, { box: other }: Found): boolean =>
  one.left < other.right + RINGS &&
  other.left < one.right + RINGS &&
  one.top < other.bottom + RINGS &&
  other.top < one.bottom + RINGS;

/** Returns a function that brings some of these controls into a state, as a pointer or a key would. */
async function forcing(session: CDPSession, all: readonly Found[]) {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const nodesOf = async (selector: string) =>
    (await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector })).nodeIds;
  const nodes = new Map<number, number[][]>();
  for (const { id } of all) {
    const field = `[data-control="${id}"]:is(input, textarea)`;
    // A field's frame shows the ring of the field in it.
    const frames = await nodesOf(`:has(> ${field}, > * > ${field})`);
    nodes.set(id, [await nodesOf(`[data-control="${id}"]`), frames]);
  }
  const forced = (nodeIds: readonly number[], states: readonly string[]) =>
    nodeIds.map((nodeId) =>
      session
        .send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [...states] })
        // A page may draw itself again in the meantime.
        .catch(() => {}),
    );
  return async (states: readonly string[], some: readonly Found[]) => {
    const within = states.includes("focus") ? ["focus-within"] : [];
    await Promise.all(
      some.flatMap(({ id }) => {
        const [own, frames] = nodes.get(id)! as [number[], number[]];
        return [...forced(own, states), ...forced(frames, within)];
      }),
    );
  };
}
