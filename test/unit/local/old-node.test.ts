import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const asIf = (version: string) =>
  spawnSync(
    process.execPath,
    [
      "-e",
      `Object.defineProperty(process.versions, "node", { value: "${version}" }); require("./worker/local/old-node.cjs")`,
    ],
    { encoding: "utf8" },
  );

test.each(["12.22.9", "18.20.8"])("Node %s gets one sentence on the version that is needed", (version) => {
  const { status, stderr } = asIf(version);
  expect([status, stderr]).toEqual([
    1,
    `Bilye için Node 20 ya da daha yenisi gerekir; bu bilgisayardaki sürüm ${version}. Yenisi: https://nodejs.org\n`,
  ]);
});

test.each(["20.0.0", "26.1.0"])("Node %s goes on", (version) => {
  const { status, stderr } = asIf(version);
  expect([status, stderr]).toEqual([0, ""]);
});

test("each command that the README begins with first checks Node on a machine without packages", () => {
  const asked = ["start", "dev", "test", "build", "deploy"].map((name) =>
    scripts[name]!.split(" ").slice(0, 3).join(" "),
  );
  expect(new Set(asked)).toEqual(new Set(["node -r ./worker/local/old-node.cjs"]));
});
