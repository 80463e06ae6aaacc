// `npm run test:old-browsers`: plays a lesson in the oldest browsers that everything works in, against the served build.
// Linux on x64 only, as these packages are; elsewhere, and where such a browser cannot start, it says so and fails.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChromium } from "./chromium.mjs";
import { freePort } from "../free-port.mjs";
import { playLesson } from "./lesson.mjs";

const versions = ["92", "109"];
/** A folder for pictures of the screens, if they are wanted. */
const pictures = process.env.PICTURES;

const port = await freePort();
const state = mkdtempSync(join(tmpdir(), "bilye-old-state-"));
const server = spawn(process.execPath, ["worker/local/start.mjs"], {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, PORT: String(port), STATE_DIR: state, BILYE_DEMO: "small" },
});
let failed = 0;
try {
  await isReady(server);
  for (const version of versions) {
    try {
      await lessonIn(version);
    } catch (error) {
      failed += 1;
      process.stdout.write(`Chromium ${version}: failed\n${error.stack ?? error}\n`);
    }
  }
} finally {
  const ended = new Promise((resolve) => server.once("close", resolve));
  server.kill("SIGTERM");
  await ended;
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
}
process.stdout.write(`${versions.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

async function lessonIn(version) {
  const startedAt = Date.now();
  const chromium = await startChromium(version).catch((error) => {
    throw new Error(`This machine cannot start Chromium ${version}. ${error.message}`);
  });
  try {
    await playLesson(chromium.browser, `http://bilye.test:${port}`, pictures);
    process.stdout.write(
      `Chromium ${chromium.version}: a lesson in ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
    );
  } finally {
    await chromium.close();
  }
}

function isReady({ stdout }) {
  return new Promise((resolve, reject) => {
    let said = "";
    stdout.on("data", (text) => {
      said += text;
      if (said.includes("Bilye hazır")) resolve();
    });
    server.once("close", (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
