import { expect, test } from "../steps/test";
import { aGame, anHttpPupil, twoQuestions } from "../steps/a-class";
import { anApprovedTeacher, aPerson } from "../steps/steps";

test("a board that was opened by a name of this machine alone shows pupils the address of the network", async ({
  browser,
  request,
}) => {
  const email = await anApprovedTeacher({ request });
  const game = await aGame({ request }, twoQuestions, {}, email);
  const { page: board, faults } = await aPerson(browser, email, { width: 1280, height: 800 });
  await board.route("**/api/config", async (route) => {
    const reply = await route.fetch();
    const config = (await reply.json()) as object;
    await route.fulfill({ json: { ...config, origin_for_phones: "http://192.168.1.20:8080" } });
  });
  await anHttpPupil({ request }, game.code, "Ece");
  await board.goto(`/teacher/games/${game.code}/host`);
  const strip = "Telefonlar bu adrese giremez. Tahtayı http://192.168.1.20:8080 adresinden açın.";
  await expect(board.getByText(strip)).toBeVisible();
  await expect(board.getByRole("img", { name: "Katılım karekodu" })).toBeInViewport();
  const column = board.getByRole("region", { name: "Oyuna katılma bilgisi" });
  await expect(column.getByText("192.168.1.20:8080", { exact: true })).toBeVisible();

  await board.keyboard.press("k");
  await expect(board.getByRole("dialog").getByText("192.168.1.20:8080")).toBeVisible();
  await board.keyboard.press("k");
  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(board.getByRole("button", { name: /^192\.168\.1\.20:8080 .*büyük kod$/ })).toBeVisible();
  await board.goto(`/teacher/games/${game.code}`);
  await expect(board.getByRole("region", { name: "Oyun kodu" }).getByText("192.168.1.20:8080")).toBeVisible();
  expect(faults).toEqual([]);
});
