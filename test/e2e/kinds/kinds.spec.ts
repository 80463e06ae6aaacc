import { expect, test, type Page } from "../steps/test";
import { aGame, aPhone, twoQuestions } from "../steps/a-class";
import { seen } from "../steps/steps";

/** A server of a newer version: it asks this phone a question of a kind that no version has yet. */
async function aNewerServer(page: Page, question: string) {
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const message = JSON.parse(String(frame)) as { type: string; question_text?: string };
      const isNewer = /_question|question_/.test(message.type) && message.question_text === question;
      socket.send(isNewer ? JSON.stringify({ ...message, kind: "hangisi-uzun" }) : frame);
    });
  });
}

test("a phone that is too old for one question says so, and plays the next", async ({ browser, request }) => {
  const game = await aGame({ request }, twoQuestions);
  const phone = await aPhone(browser);
  await aNewerServer(phone.page, "Soru bir?");
  await phone.join(game.code, "Işıl");
  await expect(seen(phone.page, "1 oyuncu")).toBeVisible();
  await game.start();
  await expect(phone.page.getByRole("heading", { name: "Bu soru açılamadı" })).toBeVisible();
  await expect(phone.page.getByRole("alert").filter({ hasText: "Yerin ve cevapların duruyor." })).toBeVisible();
  await expect(phone.page.getByRole("button", { name: "Yeniden dene" })).toBeVisible();
  await game.endQuestion();
  await game.next();
  await phone.option("A").click();
  await expect(phone.page.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  await game.close();
});

test("[F35] a part that a question needs and that did not arrive is asked for again", async ({ browser, request }) => {
  const game = await aGame({ request }, twoQuestions);
  const phone = await aPhone(browser);
  let lost = 0;
  let arrived = 0;
  await phone.page.route("**/assets/other-phones-*", (route) => {
    if (lost < 2) {
      lost += 1;
      return route.abort();
    }
    arrived += 1;
    return route.continue();
  });
  await aNewerServer(phone.page, "Soru bir?");
  await phone.join(game.code, "Işıl");
  await game.start();
  await expect(phone.page.getByRole("heading", { name: "Bu soru açılamadı" })).toBeVisible();
  expect(arrived).toBeGreaterThan(0);
  await game.close();
});
