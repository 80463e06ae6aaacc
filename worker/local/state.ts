import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isAlive } from "./toolchain.mjs";

/**
 * Folder of one run: databases below v3/ (where the platform's own tools look), secrets, log, time of the last nightly job, and
 * the running processes.
 */
export type State = { root: string; databases: string; log: string; swept: string; runFile: string; secrets: Secrets };
/** `demoPasswords` by address, once the run was opened to other machines. */
type Secrets = { readonly JWT_SECRET: string; readonly demoPasswords?: Readonly<Record<string, string>> };

/** Folder of this machine's run; an empty `STATE_DIR`, as a service file may give it, is none. */
export const stateFolder = ({ STATE_DIR = "" }: NodeJS.ProcessEnv = process.env): string =>
  STATE_DIR === "" ? ".wrangler/state" : STATE_DIR;

/** Opens a run's folder; a new one is its user's alone, for personal data stands in it. */
export function openState(folder: string): State {
  const root = resolve(folder);
  makeFolder(root, 0o700);
  return {
    root,
    databases: join(root, "v3"),
    log: join(root, "bilye.log"),
    swept: join(root, "swept"),
    runFile: join(root, "run.json"),
    secrets: secretsIn(join(root, "secrets.json")),
  };
}

/** Makes folders one by one: `recursive` tries for ever if a folder exists but accepts none inside, as in /proc. */
function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode });
}

function secretsIn(file: string): Secrets {
  if (!existsSync(file)) writeSecrets(file, { JWT_SECRET: randomBytes(48).toString("base64url") });
  return JSON.parse(readFileSync(file, "utf8")) as Secrets;
}

export function keepDemoPasswords(state: State, demoPasswords: Readonly<Record<string, string>>) {
  state.secrets = { ...state.secrets, demoPasswords };
  writeSecrets(join(state.root, "secrets.json"), state.secrets);
}

/** Writes all or nothing: a start may be killed, and a state without its key signs everybody out. */
function writeSecrets(file: string, secrets: Secrets) {
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

type Run = { server: number; runtime?: number; launchers: number[] };
export type Claim = { launchers: number[]; note(runtime: number): void; release(): void };

/**
 * Claims the folder for this run. Ends the runtime of a killed run, which still holds the port and the files. Null if somebody
 * else is using the folder right now.
 */
export function claimState(state: State): Claim | null {
  const old = readRun(state.runFile);
  if (old && old.server !== process.pid && isServer(old.server)) {
    const isWanted = old.launchers.every((pid) => isAlive(pid));
    if (isWanted) return null;
    end(old.server);
  }
  if (old?.runtime && isRuntime(old.runtime)) end(old.runtime);
  const run: Run = { server: process.pid, launchers: launchersOf(process.pid) };
  const write = () => writeFileSync(state.runFile, JSON.stringify(run));
  write();
  return {
    launchers: run.launchers,
    note(runtime) {
      run.runtime = runtime;
      write();
    },
    release: () => rmSync(state.runFile, { force: true }),
  };
}

function readRun(file: string): Run | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Run;
  } catch {
    return null;
  }
}

function end(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    return; // gone by itself
  }
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let i = 0; i < 100 && isAlive(pid); i++) Atomics.wait(clock, 0, 0, 20);
}

// Reused pids: the number in an old file may belong to any process, so only processes that look like ours are ended.
const isServer = (pid: number) => isAlive(pid) && /(?:serve|backup|restore)\.ts/.test(ps(pid, "args"));
const isRuntime = (pid: number) => isAlive(pid) && /workerd/.test(ps(pid, "args"));

/** Finds start.mjs, and under `npm start` also its shell and npm: when one of them is gone, nobody wants this run any more. */
function launchersOf(pid: number): number[] {
  const launchers: number[] = [];
  const depth = process.env.npm_lifecycle_event ? 3 : 1;
  for (let parent = Number(ps(pid, "ppid")); parent > 1 && launchers.length < depth;) {
    if (launchers.length > 0 && !/\bnpm\b|start\.mjs/.test(ps(parent, "args"))) break;
    launchers.push(parent);
    parent = Number(ps(parent, "ppid"));
  }
  return launchers;
}

function ps(pid: number, column: "ppid" | "args"): string {
  try {
    if (process.platform !== "linux") {
      return execFileSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" }).trim();
    }
    if (column === "args") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "";
  } catch {
    return "";
  }
}
