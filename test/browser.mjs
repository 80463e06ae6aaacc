// Finds a Chromium for the end-to-end tests, or installs one where it may; never goes on without.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { node } from "../worker/local/toolchain.mjs";

/** Debian's Chromium without a window: the browser tests take a fifth less processor time in it. */
const SHELL = "/usr/lib/chromium/chromium-headless-shell";
const usual = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a browser that starts. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && startsAt(named)) return named;
  if (!startsAt(SHELL)) installFromDistribution();
  return installedBrowser() ?? fromPlaywright() ?? giveUp();
}

export const installedBrowser = () => usual.find(startsAt);

function startsAt(path) {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 60_000 }).status === 0;
}

function installFromDistribution() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stderr.write("Chromium kuruluyor…\n");
  if (install("chromium-headless-shell")) return;
  apt(["update"]);
  if (!install("chromium-headless-shell") && !installedBrowser()) install("chromium");
}

const install = (name) => apt(["install", "-y", "--no-install-recommends", name]);

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
  return path && startsAt(path) ? path : undefined;
}

function giveUp() {
  process.stderr.write(
    "No Chromium was found or could be installed: install Chromium or Chrome, or put its path into CHROMIUM_PATH.\n",
  );
  process.stdout.write("0 passed, 1 failed\n");
  process.exit(1);
}
