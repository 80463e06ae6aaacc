// Finds a Chromium for the end-to-end tests, or installs one if it may; never goes on without one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { INTERRUPTED, node, quietly, stop } from "../worker/local/toolchain.mjs";
import { progress } from "../worker/local/progress.mjs";

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
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (startsAt(named)) return named;
    throw new Error(`The browser that CHROMIUM_PATH names does not start: ${named}`);
  }
  if (!startsAt(SHELL)) await installFromDistribution();
  const found = installedBrowser() ?? (await fromPlaywright());
  if (found) return found;
  throw new Error(
    "No Chromium was found or could be installed: install Chromium or Chrome, or put its path into CHROMIUM_PATH.",
  );
}

export const installedBrowser = () => usual.find(startsAt);

function startsAt(path) {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 60_000 }).status === 0;
}

async function installFromDistribution() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const waiting = progress("Tarayıcı kuruluyor");
  waiting.step("Debian'dan, bir dakika sürebilir");
  let isThere = await install("chromium-headless-shell");
  if (!isThere) {
    waiting.step("Debian'ın listesi yenileniyor");
    await apt(["update"]);
    waiting.step("yeniden deneniyor");
    isThere = (await install("chromium-headless-shell")) || Boolean(installedBrowser()) || (await install("chromium"));
  }
  waiting.done(isThere ? "kuruldu" : "Debian'dan kurulamadı");
}

const install = (name) => apt(["install", "-y", "--no-install-recommends", name]);

const apt = (args) => succeeds("apt-get", args, { ...process.env, DEBIAN_FRONTEND: "noninteractive" });

async function fromPlaywright() {
  const waiting = progress("Tarayıcı indiriliyor");
  waiting.step("Playwright'ın kendi Chromium'u");
  const isThere = await succeeds(node(), ["node_modules/playwright/cli.js", "install", "chromium"]);
  waiting.done(isThere ? "indirildi" : "indirilemedi");
  if (!isThere) return undefined;
  const { stdout } = spawnSync(
    node(),
    ["-e", "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))"],
    { encoding: "utf8" },
  );
  const path = stdout.trim();
  return path && startsAt(path) ? path : undefined;
}

async function succeeds(command, args, env = process.env) {
  const { status } = await quietly(command, args, { env, stdio: "ignore", ending: "SIGINT" });
  if (status === INTERRUPTED) stop("Tarayıcı kurulmadan durduruldu.", INTERRUPTED);
  return status === 0;
}
