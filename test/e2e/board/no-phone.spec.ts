import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "../steps/test";
import { usual } from "../../cards/camera";
import { aClassroom } from "../../cards/classroom";
import { writeVideo } from "../../cards/video";
import { aGame, cells, plants } from "../steps/a-class";
import { aClass } from "../steps/material";
import { expectSoundBoard } from "../steps/sound";
import { aVisitor, signedIn } from "../steps/steps";

const teacher = "ogretmen@ornek.test";

test("[F38] a lesson without any phone: the board reads the cards itself, from its lobby to the report", async ({
  playwright,
  launchOptions,
  request,
}, testInfo) => {
  const scene = aClassroom({ width: 1280, height: 720, seed: 5, sizes: [30, 70], cards: 14, covered: 0, wrong: 2 });
  const held = scene.cards.filter(({ number }) => number > 0);
  const video = testInfo.outputPath("class.y4m");
  mkdirSync(dirname(video), { recursive: true });
  writeVideo(video, [scene], usual, 6);
  const classId = await aClass({ request }, [...held.map(({ number }) => number), 60].map(named));
  const game = await aGame({ request }, [cells, plants], { answers: "cards", class_id: classId });
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args!.filter((flag) => !flag.startsWith("--js-flags=")),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  const { page: board, faults } = await aVisitor(browser, { width: 1920, height: 1080 });
  await signedIn(board, teacher);
  await board.context().grantPermissions([]);
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board).toHaveURL(`/teacher/games/${game.code}/cards`);
  const look = (name: string) => process.env.LOOK && board.screenshot({ path: `${process.env.LOOK}/${name}.png` });
  await expect(board.getByRole("button", { name: "Kamerayı aç" })).toBeVisible();
  await look("1-asking");
  await board.getByRole("button", { name: "Kamerayı aç" }).click();
  await expect(board.getByText(`${held.length} kart görünüyor`)).toBeVisible();
  await look("2-lobby");
  await expectSoundBoard(board, "the lobby with the board's own camera");
  await board.setViewportSize({ width: 1920, height: 1080 });
  await board.keyboard.press("v");
  await expect(board.getByRole("button", { name: "Görüntüyü küçült" })).toBeVisible();
  await look("3-lobby-large");
  await board.getByRole("button", { name: "Görüntüyü küçült" }).click();
  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(board.getByText(`${held.length} / ${held.length + 1} okundu`).first()).toBeVisible();
  await look("4-question");
  await board.keyboard.press("v");
  await expect(board.getByRole("button", { name: "Görüntüyü kaldır" })).toBeVisible();
  await expectSoundBoard(board, "the picture is large");
  await look("5-large");
  await board.getByRole("button", { name: "Görüntüyü kaldır" }).click();
  await expect(board.getByRole("button", { name: /Kamera okuyor, görüntüyü aç/ })).toBeVisible();
  await look("6-away");
  await board.keyboard.press("d");
  await look("7-away-dark");
  await board.getByRole("button", { name: /Kamera okuyor, görüntüyü aç/ }).click();
  await look("8-question-dark");
  expect(faults).toEqual([]);
  await browser.close();
});

const named = (number: number) => ({ number, name: `Ada ${"ABCDEFGHIJKLMNOPRSTUVYZ"[number % 23]!}el` });
