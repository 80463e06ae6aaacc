import { expect, test, type APIRequestContext } from "../steps/test";
import { aGame, cells } from "../steps/a-class";
import { aClass, aSet } from "../steps/material";
import { expectSound, expectSoundBoard } from "../steps/sound";
import { aTeacher, tokenOf } from "../steps/steps";

const students = Array.from({ length: 14 }, (_, i) => ({ number: i + 1, name: `Öğrenci ${i + 1}` }));
/** The caller's address, in the header that Cloudflare sets; the local run believes it from this machine. */
const from = (address: string) => ({ "cf-connecting-ip": address });
const [far, farther] = ["198.51.100.7", "203.0.113.8"];
const barred = "Yerlerini boşalttığınız ağdan kimse giremiyor.";
const strip = /^6 kişi başka bir ağdan katıldı\. Sizin sınıfınız mı\?Öğrenci .*, Öğrenci .*, Öğrenci .* …$/;

async function sitsAtHome(request: APIRequestContext, code: string, network: string, numbers: readonly number[]) {
  for (const number of numbers) {
    const data = { number, confirm: true, join_key: `anahtar-${code}-${network}-${number}` };
    const joined = await request.post(`/api/homework/${code}/join`, { headers: from(network), data });
    expect(joined.status()).toBe(201);
  }
}

test("[T49] the board, the remote and a homework's page ask about seats of another network, and free them in one step", async ({
  browser,
  request,
}) => {
  const class_id = await aClass({ request }, students);
  const game = await aGame({ request }, [cells], { identity: "roster", class_id });
  const sits = async (network: string, first: number) => {
    for (let number = first; number < first + 6; number++) {
      const data = { game_code: game.code, number, confirm: true, join_key: `anahtar-${game.code}-${number}` };
      const joined = await request.post("/api/game/join", { headers: from(network), data });
      expect(joined.status()).toBe(201);
    }
  };
  const { page: board } = await aTeacher(browser);
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board.getByText("İlk bilyeyi bekliyoruz")).toBeVisible();
  await sits(far, 1);
  await expect(board.getByText(strip)).toBeVisible();
  await expectSoundBoard(board, "a lobby with seats of another network");

  await board.getByRole("button", { name: "Tahta menüsü" }).click();
  await board.getByRole("menuitem", { name: "Kumanda olarak kullan" }).click();
  await expect(board.getByText("Kumanda", { exact: true })).toBeVisible();
  await expect(board.getByText(strip)).toBeVisible();
  await expectSound(board, "a remote with seats of another network");
  await board.getByRole("button", { name: "Yerleri boşalt" }).click();
  await expect(board.getByText(strip)).toHaveCount(0);
  expect(await game.players()).toEqual([]);
  await expect(board.getByText(barred)).toBeVisible();
  await expectSound(board, "a remote with a barred network");
  const again = { game_code: game.code, number: 1, confirm: true, join_key: `anahtar-${game.code}-yeniden` };
  expect((await request.post("/api/game/join", { headers: from(far), data: again })).status()).toBe(409);

  // Asked about another network, the host says that it belongs to the class. The question does not come again, even after a
  // reload.
  await sits(farther, 7);
  // A small phone has room for one of the two rows beside the buttons of the game.
  await board.setViewportSize({ width: 360, height: 640 });
  await expect(board.getByText(strip)).toBeInViewport({ ratio: 1 });
  await expect(board.getByText(barred)).toBeHidden();
  await expect(board.getByRole("button", { name: "Oyunu bitir" })).toBeInViewport({ ratio: 1 });
  await board.setViewportSize({ width: 1440, height: 900 });
  await board.getByRole("button", { name: "Tahta olarak göster" }).click();
  await board.getByRole("button", { name: "Evet", exact: true }).click();
  await expect(board.getByText(strip)).toHaveCount(0);
  await board.reload();
  await expect(board.getByRole("button", { name: /^Öğrenci .*, seçenekler$/ })).toHaveCount(6);
  await expect(board.getByText(strip)).toHaveCount(0);
  expect((await game.players()).length).toBe(6);

  // The network that was barred stays so until the host says that it is the class's after all.
  await expect(board.getByText(barred)).toBeVisible();
  await expectSoundBoard(board, "a lobby with a barred network");
  await board.getByRole("button", { name: "Yeniden al" }).click();
  await expect(board.getByText(barred)).toHaveCount(0);
  expect((await request.post("/api/game/join", { headers: from(far), data: again })).status()).toBe(201);

  const headers = { authorization: `Bearer ${await tokenOf({ request }, "ogretmen@ornek.test")}` };
  const question_set_id = await aSet({ request }, [cells]);
  const given = await request.post("/api/homework", {
    headers,
    data: { question_set_id, class_id, due_at: Date.now() + 86_400_000 },
  });
  const { homework } = (await given.json()) as { homework: { id: string; code: string } };
  for (let number = 1; number <= 6; number++) {
    const data = { number, confirm: true, join_key: `anahtar-${homework.code}-${number}` };
    const joined = await request.post(`/api/homework/${homework.code}/join`, { headers: from(far), data });
    expect(joined.status()).toBe(201);
    if (number > 2) continue;
    const { session_id, question } = (await joined.json()) as { session_id: string; question: { question_id: string } };
    const answered = await request.post(`/api/homework/${homework.code}/answer`, {
      headers: { ...from(far), "session-id": session_id },
      data: { question_id: question.question_id, answer: "A" },
    });
    expect(answered.status()).toBe(200);
  }
  await board.goto(`/teacher/homework/${homework.id}`);
  await expect(board.getByText(strip)).toBeVisible();
  await expectSound(board, "a homework with places of another network");
  // Two of them have answered: their places go only if the teacher says so.
  await board.getByRole("button", { name: "Yerleri boşalt" }).click();
  const sure = board.getByRole("dialog", { name: "Hangi yerler boşaltılsın?" });
  await expect(sure).toContainText("6 kişiden 2 kişi cevap verdi.");
  await expect(sure.getByRole("button", { name: "6 yerin hepsi" })).toBeVisible();
  await sure.getByRole("button", { name: "Vazgeç" }).click();
  await expect(sure).toHaveCount(0);
  await board.getByRole("button", { name: "Yerleri boşalt" }).click();
  await expectSound(board, "a homework before places are freed");
  await sure.getByRole("button", { name: "Cevapsız 4 yer" }).click();
  await expect(board.getByText("4 yer boşaltıldı.")).toBeVisible();
  await expect(board.getByText(strip)).toHaveCount(0);
  await board.getByRole("button", { name: "Yeniden al" }).click();
  await expect(board.getByText(barred)).toHaveCount(0);

  // The next question comes where the answered one was: a second tap does not answer it.
  await sitsAtHome(request, homework.code, far, [3, 4, 5, 6, 7, 8]);
  await sitsAtHome(request, homework.code, farther, [9, 10, 11, 12, 13, 14]);
  await board.clock.install();
  await board.reload();
  await expect(board.getByText("Sırada 1 ağ daha var.")).toBeVisible();
  await board.clock.pauseAt(Date.now() + 60_000);
  const yes = board.getByRole("button", { name: "Evet", exact: true });
  await yes.click();
  await expect(board.getByText("Sırada 1 ağ daha var.")).toHaveCount(0);
  await expect(yes).toBeDisabled();
  await board.clock.runFor(1000);
  await expect(yes).toBeEnabled();
});
