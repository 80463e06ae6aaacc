import { closeSync, openSync, writeSync } from "node:fs";
import { Camera, type Conditions } from "./camera";
import type { Scene } from "./classroom";

/** Some frames of a scene as a file for Chromium's fake camera, which shows them again and again. */
export function writeVideo(path: string, scenes: readonly Scene[], conditions: Conditions, frames: number): void {
  const { width, height } = scenes[0]!;
  const file = openSync(path, "w");
  const noColour = Buffer.alloc((width * height) / 2, 128);
  writeSync(file, `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`);
  scenes.forEach((scene, at) => {
    const camera = new Camera(scene, conditions, at + 1);
    for (let frame = 0; frame < frames; frame++) {
      const { grey } = camera.picture(at * 1000 + frame);
      writeSync(file, "FRAME\n");
      writeSync(
        file,
        grey.map((shade) => 16 + (shade * 219) / 255),
      );
      writeSync(file, noColour);
    }
  });
  closeSync(file);
}
