import { expect, test } from "../steps/test";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import type * as Tunes from "#sounds/tunes";

/** Renders the board's tunes like a file: each lasts as long as it claims, is loud enough to be heard, and never clips. */
test("each tune is heard, ends, and is nowhere too loud", async ({ page }) => {
  const [bundle] = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL("../../../web/sounds/tunes.ts", import.meta.url)),
        formats: ["iife"],
        name: "tunes",
      },
    },
  })) as Rolldown.RolldownOutput[];
  await page.goto("about:blank");
  await page.addScriptTag({ content: bundle!.output[0].code });
  const heard = await page.evaluate(async () => {
    const tunes = (globalThis as unknown as { tunes: typeof Tunes }).tunes;
    const all = {
      lobby: tunes.lobby,
      thinking: tunes.thinking,
      feast: tunes.feast,
      roll: tunes.roll(1),
      reveal: tunes.reveal,
      podium: tunes.podium(1.2),
    };
    const rows = Object.entries(all).map(async ([name, { seconds, strokes }]) => {
      const audio = new OfflineAudioContext(1, 44_100 * (seconds + 1), 44_100);
      for (const { with: strike, ...note } of strokes) strike({ audio, out: audio.destination }, note);
      const samples = (await audio.startRendering()).getChannelData(0);
      const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
      const whole = samples.subarray(0, Math.round(44_100 * seconds));
      const level = Math.sqrt(whole.reduce((sum, sample) => sum + sample * sample, 0) / whole.length);
      const end = samples.findLastIndex((sample) => Math.abs(sample) > 0.001) / 44_100;
      return {
        name,
        seconds,
        loudest,
        level,
        end,
        inOrder: strokes.every(({ at }, i) => at >= (strokes[i - 1]?.at ?? 0)),
      };
    });
    return await Promise.all(rows);
  });
  for (const { name, seconds, loudest, level, end, inOrder } of heard) {
    expect(loudest, `${name}: nothing is cut off`).toBeLessThan(1);
    expect(loudest, `${name}: it is heard`).toBeGreaterThan(0.1);
    expect(level, `${name}: it is not a whisper`).toBeGreaterThan(0.01);
    expect(end, `${name}: it ends`).toBeLessThan(seconds + 0.9);
    expect(end, `${name}: it is as long as it says`).toBeGreaterThan(seconds / 2);
    expect(inOrder, `${name}: a round goes from stroke to stroke`).toBe(true);
  }
  // Music is quieter than speech and than the sounds of events.
  const levelOf = (wanted: string) => heard.find(({ name }) => name === wanted)!.level;
  expect(levelOf("thinking")).toBeLessThan(levelOf("lobby"));
  expect(levelOf("lobby")).toBeLessThan(0.15);
});
