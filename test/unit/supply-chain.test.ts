import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { licencesFile } from "../../web/build/licence-texts";
import { packages, refused } from "../../web/build/licences";

const own = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { integrity?: string; hasInstallScript?: boolean; optional?: boolean }>;
};

test("shipped packages have licences that allow it, and are few", () => {
  const ships = packages().filter((entry) => entry.ships);
  expect(refused(packages())).toEqual([]);
  expect(ships.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(own.dependencies)));
  // Twenty of these packages read authenticators' certificates: dependencies of @simplewebauthn/server, in the Worker's chunk
  // for passkeys.
  expect(ships.length).toBeLessThan(46);
});

test.each(["GPL-3.0", "AGPL-3.0-only", "LGPL-3.0-or-later", "unknown", "SEE LICENSE IN x"])(
  "%s may not ship",
  (licence) => {
    const some = { path: "x", name: "x", version: "1.0.0", licence };
    expect(refused([{ ...some, ships: true }])).toHaveLength(1);
    expect(refused([{ ...some, ships: false }])).toEqual([]);
  },
);

test("shipped packages are named with their licences, and with the licences' words if they bring any, at /licences.txt", () => {
  const file = licencesFile();
  const ships = packages().filter((entry) => entry.ships);
  expect(ships.filter(({ name, version }) => !file.includes(`${name} ${version}\n`))).toEqual([]);
  expect(file).toContain("SIL OPEN FONT LICENSE Version 1.1");
  expect(file).toContain("Copyright 2017 Rafael Muñoz Salinas");
  expect(file).toContain("Copyright (c) 2021 @zxcvbn-ts");
  expect(file.match(/permission notice shall be/gi)!.length).toBeGreaterThan(20);
});

test("every dependency is pinned to one version and its bytes", () => {
  const wanted = Object.values({ ...own.dependencies, ...own.devDependencies });
  expect(wanted.filter((version) => !/^(?:npm:@[\w-]+\/[\w-]+@)?\d+\.\d+\.\d+(?:-\w+)?$/.test(version))).toEqual([]);
  const loose = Object.entries(lock.packages).filter(
    ([path, { integrity }]) => path !== "" && !integrity?.startsWith("sha512-"),
  );
  expect(loose).toEqual([]);
});

// No compiler checks the install script, which is a command line in a list of texts.
test("no package runs anything when it is installed", () => {
  const scripted = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(Object.fromEntries([...new Set(scripted)].map((name) => [name, false]))).toEqual(own.allowScripts);
  expect(readFileSync("worker/local/toolchain.mjs", "utf8")).toContain('"ci", "--ignore-scripts"');
});
