import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { PlaywrightWorkerArgs, PlaywrightWorkerOptions, TestInfo } from "@playwright/test";
import { usual } from "../../cards/camera";
import { aClassroom } from "../../cards/classroom";
import { writeVideo } from "../../cards/video";
import { aGame } from "./a-class";
import { aClass } from "./material";
import type { Caller } from "./steps";

type Tools = Caller & Pick<PlaywrightWorkerArgs, "playwright"> & Pick<PlaywrightWorkerOptions, "launchOptions">;
type Wanted = { readonly cards: number; readonly questions: Parameters<typeof aGame>[1] };

/** A class that holds up its cards before a browser's camera, and a pupil with number 60 who holds up none. */
export async function aClassBeforeACamera(tools: Tools, { cards, questions }: Wanted, testInfo: TestInfo) {
  const { playwright, launchOptions } = tools;
  const scene = aClassroom({ width: 1280, height: 720, seed: 5, sizes: [30, 70], cards, covered: 0, wrong: 2 });
  const held = scene.cards.filter(({ number }) => number > 0);
  const video = testInfo.outputPath("class.y4m");
  mkdirSync(dirname(video), { recursive: true });
  writeVideo(video, [scene], usual, 6);
  const classId = await aClass(tools, [...held.map(({ number }) => number), 60].map(named));
  const game = await aGame(tools, questions, { answers: "cards", class_id: classId });
  // Turn on the optimisation that other tests do without: it makes reading a picture ten times faster.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args!.filter((flag) => !flag.startsWith("--js-flags=")),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  return { held, game, browser };
}

const named = (number: number) => ({ number, name: `Ada ${"ABCDEFGHIJKLMNOPRSTUVYZ"[number % 23]!}el` });
