import { expect, test } from "@playwright/test";

test("page, API and socket answer on one address", async ({ page, request }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Bilye/);
  const health = await request.get("/api/health");
  expect(await health.json()).toMatchObject({ status: "ok" });
});
