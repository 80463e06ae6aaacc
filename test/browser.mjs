// Finds a Chromium for the end-to-end tests, or installs one where it may; never goes on without.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { node } from "../worker/local/toolchain.mjs";

const usual = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a browser that starts. */
export function findBrowser() {
  return installed() ?? fromDistribution() ?? fromPlaywright() ?? giveUp();
}

const installed = () => usual.find((path) => path && existsSync(path) && starts(path));
const starts = (path) => spawnSync(path, ["--version"], { timeout: 60_000 }).status === 0;

function fromDistribution() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  process.stderr.write("Chromium kuruluyor…\n");
  const chromium = ["install", "-y", "--no-install-recommends", "chromium"];
  if (!apt(chromium)) {
    apt(["update"]);
    apt(chromium);
  }
  return installed();
}

function apt(args) {
  return spawnSync("apt-get", args, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;
}

function fromPlaywright() {
  spawnSync(node(), ["node_modules/playwright/cli.js", "install", "chromium"]);
  const { stdout } = spawnSync(
    node(),
    ["-e", "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))"],
    { encoding: "utf8" },
  );
  const path = stdout.trim();
  return path && existsSync(path) && starts(path) ? path : undefined;
}

function giveUp() {
  process.stderr.write(
    "No Chromium was found or could be installed: install Chromium or Chrome, or put its path into CHROMIUM_PATH.\n",
  );
  process.stdout.write("0 passed, 1 failed\n");
  process.exit(1);
}
