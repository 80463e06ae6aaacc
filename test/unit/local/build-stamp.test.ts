import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { stampOf } from "../../../worker/local/build-stamp";

const sources = ["package-lock.json", "vite.config.ts", "wrangler.toml", "web/pages/app/app.tsx", "web/ui/button.css"];
const worker = ["worker/index.ts", "worker/game/decide.ts", "worker/local/serve.ts"];

function aProject() {
  const root = mkdtempSync(join(tmpdir(), "bilye-stamp-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const file of [...sources, ...worker]) write(file, file);
  return { root, write };
}

test.each([...sources, "worker/index.ts", "worker/game/decide.ts"])("a change of %s is another build", (file) => {
  const { root, write } = aProject();
  const before = stampOf(root);
  expect(stampOf(root)).toBe(before);
  write(file, "changed");
  expect(stampOf(root)).not.toBe(before);
});

test("a new file, another name and another setting are another build; scripts for this machine alone are not", () => {
  const { root, write } = aProject();
  const settings = [
    {},
    { VITE_WS_URL: "wss://canli.bilye.example" },
    { OFFLINE: "off" },
    { OPERATOR_EMAIL: "kvkk@okul.test" },
  ];
  const stamps = settings.map((env) => stampOf(root, env));
  write("worker/api/new.ts", "");
  stamps.push(stampOf(root));
  renameSync(join(root, "worker/api/new.ts"), join(root, "worker/api/other.ts"));
  stamps.push(stampOf(root));
  expect(new Set(stamps).size).toBe(6);
  write("worker/local/serve.ts", "changed");
  write("web/.wrangler/deploy/config.json", "{}");
  expect(stampOf(root)).toBe(stamps.at(-1));
});
