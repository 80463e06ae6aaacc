import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * axe's findings on the page as it is now, each with its places. Its half megabyte of script is loaded once a page, not for
 * each check.
 */
export async function axeFinds(page: Page, tags?: readonly string[]): Promise<[rule: string, places: string[]][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (values) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run({
        resultTypes: ["violations"],
        ...(values && { runOnly: { type: "tag", values } }),
      });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ target, html }) => `${String(target)} ${html}`)]);
    },
    tags && [...tags],
  );
}
