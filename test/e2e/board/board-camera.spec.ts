import { expect, test, type Browser } from "../steps/test";
import { aGame, cells } from "../steps/a-class";
import { aClass } from "../steps/material";
import { expectSoundBoard } from "../steps/sound";
import { aTeacher, type Caller } from "../steps/steps";

/** A camera that the test plugs in and out; until it is there, asking for it fails with this error. */
async function aBoardWith(browser: Browser, caller: Caller, error: string | null) {
  const classId = await aClass(caller, [
    { number: 1, name: "Ada Kaya" },
    { number: 2, name: "Ali Can" },
  ]);
  const game = await aGame(caller, [cells], { answers: "cards", class_id: classId });
  const { page, faults } = await aTeacher(browser);
  await page.addInitScript((error) => {
    const drawing = document.createElement("canvas");
    drawing.getContext("2d");
    const state = { error };
    const { mediaDevices } = navigator;
    mediaDevices.getUserMedia = async () => {
      if (state.error !== null) throw new DOMException("", state.error);
      const stream = drawing.captureStream(10);
      Object.assign(globalThis, { unplug: () => stream.getVideoTracks()[0]!.dispatchEvent(new Event("ended")) });
      return stream;
    };
    mediaDevices.enumerateDevices = async () => [{ kind: "videoinput", deviceId: "usb", label: "" } as MediaDeviceInfo];
    Object.assign(globalThis, {
      plug: () => {
        state.error = null;
        mediaDevices.dispatchEvent(new Event("devicechange"));
      },
    });
  }, error);
  await page.goto(`/teacher/games/${game.code}/cards`);
  return { page, faults };
}
const does = (name: "plug" | "unplug") => `globalThis.${name}()`;

for (const [error, title, again] of [
  ["NotFoundError", "Kamera bulunamadı", "Yeniden ara"],
  ["NotAllowedError", "Kameraya izin verilmemiş", "Yeniden dene"],
  ["NotReadableError", "Kamera başka bir programda açık", "Yeniden dene"],
] as const) {
  test(`[F38] a board whose camera gives ${error} says what helps, and the game does not wait for it`, async ({
    browser,
    request,
  }) => {
    const { page, faults } = await aBoardWith(browser, { request }, error);
    await page.getByRole("button", { name: "Kamerayı aç" }).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expectSoundBoard(page, title);
    await expect(page.getByRole("button", { name: again })).toBeVisible();
    // A camera that is plugged in, or free again, is found by itself; a refused one is asked for again.
    await page.evaluate(does("plug"));
    if (error === "NotAllowedError") await page.getByRole("button", { name: again }).click();
    await expect(page.getByRole("img", { name: "Kamera görüntüsü" })).toBeVisible();
    await page.getByRole("button", { name: "Telefonla oku" }).click();
    await expect(page.getByRole("img", { name: "Öğretmenin telefonu için karekod" })).toBeVisible();
    await page.getByRole("button", { name: "Oyunu başlat" }).click();
    await expect(page.getByText("Beklenen")).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test("[F38] a camera that is taken away in a question leaves what was read, and the teacher enters the rest by hand", async ({
  browser,
  request,
}) => {
  const { page, faults } = await aBoardWith(browser, { request }, null);
  await page.getByRole("button", { name: "Kamerayı aç" }).click();
  await page.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(page.getByText("0 / 2 okundu").first()).toBeVisible();
  await page.evaluate(does("unplug"));
  await expect(page.getByText("Kamera ayrıldı. Okunanlar duruyor.")).toBeVisible();
  await expectSoundBoard(page, "a camera that went");
  await page.getByRole("button", { name: "Elle gir" }).click();
  await page.getByRole("button", { name: "Tahta menüsü" }).click();
  await page.getByRole("menuitem", { name: "Elle gir" }).click();
  await page.getByRole("button", { name: /Ada/ }).click();
  await page.getByRole("button", { name: "B", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Sınıf listesi" }).getByText("okundu", { exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});
