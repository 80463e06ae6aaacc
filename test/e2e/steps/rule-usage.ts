import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { rulesOf, type SheetRule } from "../../css-coverage/sheet-rules";

/** Folder for the rules that pages used; set by `npm run css-coverage` alone. */
const folder = process.env.CSS_COVERAGE;

/** Rules that this worker has written down; a rule is written once. */
const written = new Set<string>();

/**
 * Writes down which rules of style sheets this page uses, one key a line. A page forgets them when another is loaded, so they are
 * asked for again and again.
 */
export async function recordRuleUsage(page: Page, session: CDPSession): Promise<void> {
  if (folder === undefined) return;
  const sheets = new Map<string, Promise<Map<number, SheetRule>>>();
  session.on("CSS.styleSheetAdded", ({ header: { styleSheetId } }) => {
    const text = session.send("CSS.getStyleSheetText", { styleSheetId }).catch(() => ({ text: "" }));
    sheets.set(
      styleSheetId,
      text.then((sheet) => new Map(rulesOf(sheet.text).map((rule) => [rule.start, rule]))),
    );
  });
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await session.send("CSS.startRuleUsageTracking");

  const gather = async () => {
    const { coverage } = await session.send("CSS.takeCoverageDelta");
    for (const { styleSheetId, startOffset } of coverage) {
      const rule = (await sheets.get(styleSheetId))?.get(startOffset);
      if (rule === undefined || written.has(rule.key)) continue;
      written.add(rule.key);
      appendFileSync(join(folder, `used-${process.pid}.txt`), `${rule.key}\n`);
    }
  };
  const again = setInterval(() => void gather().catch(() => {}), 400);
  page.on("close", () => clearInterval(again));
  const leave = page.goto.bind(page);
  page.goto = async (...where) => {
    await gather().catch(() => {});
    return leave(...where);
  };
}
