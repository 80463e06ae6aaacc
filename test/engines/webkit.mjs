// WebKitGTK by its own WebDriver, in MiniBrowser on a screen that nobody sees.
import { existsSync, globSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../free-port.mjs";
import { orEnded } from "./ended.mjs";

const DRIVER = "/usr/bin/WebKitWebDriver";
const browsers = () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");

export const webkit = {
  name: "WebKit",
  packages: "webkit2gtk-driver xvfb",
  isHere: () => existsSync(DRIVER) && existsSync("/usr/bin/Xvfb") && browsers().length > 0,

  /** Each device is a driver and a browser of its own: they share no storage. */
  async open(tools) {
    const screen = tools.start("/usr/bin/Xvfb", [
      "-displayfd",
      "1",
      "-screen",
      "0",
      "1600x1000x24",
      "-nolisten",
      "tcp",
    ]);
    const [, display] = await tools.saidBy(screen, /^(\d+)\n/m);
    const devices = [];
    let version = "";
    return {
      get version() {
        return version;
      },
      async device({ width, height }) {
        const port = await freePort();
        const home = mkdtempSync(join(tools.scratch, "home-"));
        const env = {
          DISPLAY: `:${display}`,
          HOME: home,
          WEBKIT_DISABLE_COMPOSITING_MODE: "1",
          LIBGL_ALWAYS_SOFTWARE: "1",
          TZ: "Europe/Istanbul",
          LC_ALL: "C.UTF-8",
          LANGUAGE: "tr",
        };
        const driver = tools.start(DRIVER, [`--port=${port}`], env);
        devices.push(driver);
        const ask = await asker(`http://127.0.0.1:${port}`, driver);
        const options = {
          binary: browsers().at(-1),
          args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
        };
        const { sessionId, capabilities } = await ask("POST", "/session", {
          capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
        });
        version = `WebKit ${capabilities.browserVersion}`;
        const at = `/session/${sessionId}`;
        await ask("POST", `${at}/timeouts`, { script: 120_000, pageLoad: 300_000 });
        await ask("POST", `${at}/window/rect`, { width, height });
        return {
          faults: () => driver.said.match(/^.*CONSOLE JS ERROR.*$/gm) ?? [],
          goto: (url) => ask("POST", `${at}/url`, { url }),
          evaluate: (source) => ask("POST", `${at}/execute/sync`, { script: `return ${source}`, args: [] }),
          act: (actions) => ask("POST", `${at}/actions`, { actions }),
        };
      },
      async close() {
        for (const one of [...devices, screen]) await tools.stop(one);
      },
    };
  },
};

/** Makes calls to the driver, which begins to listen a moment after its start. */
async function asker(origin, driver) {
  async function ask(method, path, body) {
    const reply = await orEnded(
      driver,
      fetch(origin + path, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      }),
    );
    const { value } = await reply.json();
    if (value?.error) throw new Error(`WebKit, ${path}: ${value.error} ${value.message}`);
    return value;
  }
  const isUp = () =>
    fetch(`${origin}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) await orEnded(driver, delay(50));
  return ask;
}
