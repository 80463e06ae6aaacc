import { expect, test, type Route } from "../steps/test";

test("a click on the first page before it is alive counts once it is", async ({ page }) => {
  const held = new Promise<Route>((resolve) => void page.route("**/assets/router-*.js", resolve));
  const sample = page.getByRole("region", { name: "Örnek soru" });
  await page.goto("/");
  await sample.getByRole("button", { name: /Kızılırmak/ }).click();
  await expect(sample.getByRole("status")).not.toContainText("Doğru!");
  await (await held).continue();
  await expect(sample.getByRole("status")).toContainText("Doğru! Bilyeniz yuvarlandı.");
});

test("the sample question on the first page is played with the keys", async ({ page }) => {
  await page.goto("/");
  const sample = page.getByRole("region", { name: "Örnek soru" });
  await sample.getByRole("button").first().focus();
  await page.keyboard.press("2");
  await expect(sample.getByRole("status")).toContainText("Doğru! Bilyeniz yuvarlandı.");
});
