import { createServer } from "node:net";
import { requireStrongKey } from "#auth/signed";
import { isLocalOrigin, isNetworkOrigin } from "#mail/local-inbox";
import { networkOrigins } from "./addresses.ts";
import { prepareDatabase } from "./database.ts";
import { isLoopback, openFrontDoor } from "./front-door.ts";
import { sweepWhenDue } from "./nightly.ts";
import { localBindings, product, watchRuntimes } from "./runtime.ts";
import { notAnAddress, notAnOrigin, startWith, whyNotListening, whyNotStarted } from "./start-faults.ts";
import { misspelt, wrongHere } from "./settings/setting-names.ts";
import { claimState, openState, stateFolder } from "./state.ts";
import { terminalCode } from "./terminal-code.ts";
import { smtpSender } from "./smtp.ts";
import { INTERRUPTED, isAlive, stop } from "./toolchain.mjs";
import { wrongValues } from "./settings/wrong-values.ts";

/** Serves the product on this machine: page, API and socket in the platform's own runtime, with its data in a folder. */

// This machine sends nothing to the outside: no usage data, no look-ups.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_SEND_METRICS = "false";
process.env.WRANGLER_HIDE_BANNER = "true";
process.env.WRANGLER_LOG ??= "error";

const MINUTE = 60_000;
const SOON = 2_000;

const port = Number(process.env.PORT ?? 8080);
// `set HOST=0.0.0.0 && npm start` in Windows' shell sets it with a space.
const host = process.env.HOST?.trim() ?? "127.0.0.1";
const isOpen = !isLoopback(host);
const isDev = process.argv.includes("--dev");
const folder = stateFolder();

// The development server shows mails in the inbox.
if (isDev) delete process.env.SMTP_URL;

if (!Number.isInteger(port) || port < 1 || port > 65_535)
  stop(`PORT bir kapı numarası olmalı, "${process.env.PORT}" değil.`);

// The development server gives out any file of the project to any caller.
if (isDev && isOpen)
  stop(`npm run dev yalnızca bu bilgisayarda çalışır. Telefonlarla denemek için: ${startWith("HOST=0.0.0.0")}`);

const chosen = process.env.APP_ORIGIN;
/** Addresses for phones: the one that was chosen, or those that this machine has in its network. */
const fromPhones = !isOpen ? [] : chosen && !isLocalOrigin(chosen) ? [chosen] : networkOrigins(host, port);
const origin = fromPhones[0] ?? `http://localhost:${port}`;
const state = orStop(() => openState(folder));
const bindings = localBindings(state, origin);
const smtp = smtpSender(process.env);
if (typeof smtp === "string") stop(smtp);
orStop(() => requireStrongKey({ JWT_SECRET: "", ...bindings }));
const wrong = [...wrongHere(process.env), ...wrongValues(bindings)];
if (wrong.length > 0) stop(wrong.join("\n"));
const people = bindings.APP_ORIGIN ?? "";
if (!isOrigin(people) || (bindings.DEV_INBOX === "on" && !isLocalOrigin(people) && !isNetworkOrigin(people)))
  stop(chosen ? notAnOrigin : notAnAddress(host));
const claim = orStop(() => claimState(state));
if (!claim)
  stop(
    `"${folder}" klasörünü başka bir Bilye ya da bir yedek kullanıyor. Bitmesini bekleyin ya da STATE_DIR ile başka klasör verin.`,
  );
const refused = await refusalOf(port, host);
if (refused) {
  claim.release();
  stop(whyNotListening(refused, port, host));
}

process.on("exit", () => claim.release());
watchRuntimes((pid) => claim.note(pid));
let running: { close(): Promise<void> } | null = null;
let isClosing = false;
/** Stops also while the database is being prepared: each step of that is atomic. */
async function close() {
  if (isClosing) return;
  isClosing = true;
  await running?.close();
  process.exit(running ? 0 : INTERRUPTED);
}
process.on("SIGINT", () => void close());
process.on("SIGTERM", () => void close());
process.on("disconnect", () => void close());
const accounts = await prepareDatabase(state, isOpen).catch((error: unknown) => stop(whyNotStarted(error, folder)));
running = await (isDev ? serveSources() : serveBuild());
setInterval(() => {
  if (claim.launchers.some((pid) => !isAlive(pid))) void close();
}, 1_000).unref();

const address = `http://localhost:${port}`;
process.stdout.write(
  [
    ...(fromPhones.length > 0 ? [`Telefonlar için: ${fromPhones.join(" ya da ")}`] : []),
    ...(fromPhones[0] && process.stdout.isTTY ? terminalCode(fromPhones[0]) : []),
    `Bilye hazır: ${address}${fromPhones.length > 0 ? " (yalnızca bu bilgisayarda)" : ""}`,
    ...accounts.map(({ email, password }) =>
      password === null
        ? `Deneme hesabı: ${email}, şifresi değiştirilmiş (unutulduysa: npm run password -- ${email})`
        : `Deneme hesabı: ${email}, şifresi ${password}`,
    ),
    smtp === null
      ? `Gönderilen e-postalar: ${address}/dev/mail${isOpen ? " (yalnızca bu bilgisayarda açılır)" : ""}`
      : `E-postalar ${new URL(smtp.url).host} sunucusuyla gider.`,
    ...(isOpen && !bindings.OPERATOR_NAME
      ? ["OPERATOR_NAME boş: gizlilik sayfası veri sorumlusunu göstermez (docs/okul-bilgisayari.md)."]
      : []),
    `Durdurmak için Ctrl+C. Kayıtlar: ${state.log}`,
    ...misspelt([...Object.keys(process.env), ...Object.keys(bindings)]).map((slip) => `Not: ${slip}`),
    "",
  ].join("\n"),
);

async function serveBuild() {
  const { runtime, ready, run } = product(
    state,
    isOpen ? { port: 0, origin, fromPhones: fromPhones[0] } : { host, port },
  );
  const behind = await ready;
  const door = isOpen ? await openFrontDoor(host, port, behind) : null;
  const ring = async () => {
    await run("*/10 * * * *");
    await run("demo");
    await sweepWhenDue(state.swept, Date.now(), () => run("20 0 * * *"));
  };
  const tryRinging = () => void ring().catch(() => undefined); // the worker logs its own faults
  // Runs at once the jobs that are due: that gives a first start the library's ready sets.
  const timers = [setTimeout(tryRinging, SOON), setInterval(tryRinging, 10 * MINUTE)];
  return {
    async close() {
      timers.forEach((timer) => clearInterval(timer));
      door?.close();
      await runtime.dispose();
    },
  };
}

/** Serves with hot reload: Vite runs the sources, and open sockets survive an edit. */
async function serveSources() {
  process.env.BILYE_LOCAL_VARS = JSON.stringify(bindings);
  process.env.PORT = String(port);
  process.env.STATE_DIR = state.root;
  const { createServer: createViteServer } = await import("vite");
  const vite = await createViteServer({ logLevel: "warn", server: { host, port, strictPort: true } });
  await vite.listen();
  return vite;
}

/** Every mailed link begins with it, so nothing stands behind the host and its port. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/?#]+$/i.test(text);
}

/** Error code if nobody can listen there; null if listening works. */
function refusalOf(port: number, host: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const probe = createServer();
  probe.once("error", ({ code = "" }: NodeJS.ErrnoException) => resolve(code));
  probe.listen(port, host, () => probe.close(() => resolve(null)));
  return promise;
}

function orStop<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return stop(whyNotStarted(error, folder));
  }
}
