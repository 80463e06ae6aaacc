import { readFileSync } from "node:fs";

/** Bindings that tests set differently from wrangler.toml. */
export const ownBindings = {
  JWT_SECRET: "only-for-tests-0123456789-abcdefghijklmnop",
  DEV_INBOX: "on",
  APP_ORIGIN: "https://bilye.test",
  ADMIN_EMAIL: "mudur@okul.test",
};

/** The variables of wrangler.toml, and the tests' own. */
export function bindings(): Record<string, string> {
  const [, vars = ""] = /^\[vars\]$(.*?)^\[/ms.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  const lines = [...vars.matchAll(/^(?<name>\w+) = "(?<value>.*)"$/gm)];
  return { ...Object.fromEntries(lines.map(([, name, value]) => [name, value])), ...ownBindings };
}
