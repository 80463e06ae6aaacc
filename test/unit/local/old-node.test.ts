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

test.each(["12.22.9", "18.20.8", "20.0.0", "20.18.3", "21.7.3", "22.11.0"])(
  "Node %s gets one sentence on the version that is needed",
  (version) => {
    const { status, stderr } = asIf(version);
    expect([status, stderr]).toEqual([
      1,
      `Bilye için Node 20.19, 22.12 ya da daha yenisi gerekir; bu bilgisayardaki sürüm ${version}. Yenisi: https://nodejs.org\n`,
    ]);
  },
);

test.each(["20.19.0", "22.12.0", "24.0.0", "26.1.0"])("Node %s goes on", (version) => {
  const { status, stderr } = asIf(version);
  expect([status, stderr]).toEqual([0, ""]);
});

test("npm installs for these every package that a machine of ours can need", () => {
  type Locked = {
    readonly optional?: true;
    readonly os?: readonly string[];
    readonly cpu?: string | readonly string[];
    readonly engines?: { readonly node?: string };
  };
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const ours = Object.values(packages).filter(({ optional, os, cpu }) => optional && os && String(cpu) !== "ia32");
  const wanted = new Set(ours.flatMap(({ engines }) => engines?.node ?? []));
  const harder = [...wanted].filter((range) => !/^>= ?1\d(?:\.\d+)*$|\|\| >=11\./.test(range));
  expect(harder.toSorted()).toEqual([">=20.9.0", "^20.19.0 || >=22.12.0"]);
});

test("each command that the README begins with first checks Node on a machine without packages", () => {
  const asked = ["start", "dev", "test", "build", "deploy"].map((name) =>
    scripts[name]!.split(" ").slice(0, 3).join(" "),
  );
  expect(new Set(asked)).toEqual(new Set(["node -r ./worker/local/old-node.cjs"]));
});
