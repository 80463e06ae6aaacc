import { expect, test, type Page, type Route } from "../steps/test";
import { aGame, aPhone, cells } from "../steps/a-class";
import { aClass } from "../steps/material";

const students = ["Ayşe Kaya", "Işıl Çelik"].map((name, i) => ({ number: i + 1, name }));

test("into a game by number: what was sent last counts, and a yes is not taken back half-way", async ({
  browser,
  request,
}) => {
  const class_id = await aClass({ request }, students);
  const game = await aGame({ request }, [cells], { identity: "roster", class_id });
  const { page } = await aPhone(browser);
  // The page that asks for the number does not arrive at first.
  await page.route("**/assets/number-page-*.js", lost);
  await page.goto(`/student/join?code=${game.code}`);
  await expect(page.getByRole("alert")).toContainText("Ağ hatası");
  await page.unroute("**/assets/number-page-*.js", lost);
  await page.getByLabel("Takma adın").fill("Ayşe");
  await page.getByRole("button", { name: "Oyuna gir" }).click();
  const number = page.getByLabel("Numaran kaç?");
  await expect(number).toBeFocused();

  const looked = await held(page, "**/api/game/join");
  await number.fill("2");
  await number.press("Enter");
  await expect(page.locator("[aria-busy]")).toBeVisible();
  await number.fill("1");
  await number.press("Enter");
  looked.goOn();
  await expect(page.getByRole("heading", { name: "Bu sen misin?" })).toHaveAccessibleDescription("Ayşe K., 1 numara");

  const taken = await held(page, "**/api/game/join");
  await page.getByRole("button", { name: "Evet, benim" }).click();
  await expect(page.getByRole("button", { name: "Hayır, numarayı düzelt" })).toBeDisabled();
  taken.goOn();
  await expect(page.getByRole("heading", { name: "İçeridesin!" })).toBeVisible();
});

const lost = (route: Route) => route.abort();

/** The next call there waits until the test lets it go on. */
async function held(page: Page, address: string) {
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await promise;
    await route.continue();
  };
  await page.route(address, wait, { times: 1 });
  return { goOn };
}
