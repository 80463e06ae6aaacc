// Firefox by WebDriver BiDi over its own socket, without a window.
import { once } from "node:events";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { orEnded } from "./ended.mjs";

const paths = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

export const firefox = {
  name: "Firefox",
  packages: "firefox-esr",
  isHere: () => paths.some((path) => existsSync(path)),

  /** Each device is a user context of its own: they share no storage. */
  async open(tools) {
    const profile = mkdtempSync(join(tools.scratch, "profile-"));
    writeFileSync(join(profile, "user.js"), preferences);
    const browser = tools.start(
      paths.find((path) => existsSync(path)),
      ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"],
      { HOME: profile, TZ: "Europe/Istanbul" },
    );
    const [, address] = await tools.saidBy(browser, /WebDriver BiDi listening on (ws:\S+)/);
    const { send, events } = await connected(`${address}/session`, browser);
    const { capabilities } = await send("session.new", { capabilities: {} });
    await send("session.subscribe", { events: ["log.entryAdded"] });
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      async device({ width, height }) {
        const { userContext } = await send("browser.createUserContext", {});
        const { context } = await send("browsingContext.create", { type: "window", userContext });
        await send("browsingContext.setViewport", { context, viewport: { width, height } });
        const faults = [];
        events.push(({ level, type, text, source }) => {
          if (source?.context === context && level === "error" && type === "javascript") faults.push(text);
        });
        return {
          faults: () => faults,
          goto: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
          async evaluate(source) {
            const reply = await send("script.evaluate", {
              expression: `JSON.stringify(${source} ?? null)`,
              target: { context },
              awaitPromise: true,
            });
            if (reply.type === "exception") throw new Error(`Firefox: ${reply.exceptionDetails.text}`);
            return JSON.parse(reply.result.value);
          },
          act: (actions) => send("input.performActions", { context, actions }),
        };
      },
      close: () => tools.stop(browser),
    };
  },
};

/** Preferences: Turkish, and no calls to any server but ours. */
const preferences = Object.entries({
  "intl.accept_languages": "tr",
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "ui.prefersReducedMotion": 1,
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join("");

async function connected(address, browser) {
  const socket = new WebSocket(address);
  await orEnded(browser, once(socket, "open"));
  const waiting = new Map();
  const events = [];
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "event") return events.forEach((hear) => hear(message.params));
    waiting.get(message.id)(message);
    waiting.delete(message.id);
  });
  async function send(method, params) {
    const reply = await orEnded(
      browser,
      new Promise((resolve) => {
        waiting.set((last += 1), resolve);
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    );
    if (reply.type !== "success") throw new Error(`Firefox, ${method}: ${reply.error} ${reply.message}`);
    return reply.result;
  }
  return { send, events };
}
