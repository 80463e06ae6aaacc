import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { misspelt, settingNames, wrongHere } from "../../../worker/local/settings/setting-names";

test("every variable and secret of the configuration has its name in the list, and no two names are near each other", () => {
  const vars = /^\[vars\]$(.*?)^\[/ms.exec(readFileSync("wrangler.toml", "utf8"))![1]!;
  const names = [...vars.matchAll(/^([A-Z_]+) =/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(15);
  expect(settingNames).toEqual(expect.arrayContaining(names));
  expect(misspelt([...settingNames])).toEqual([]);
});

test.each([
  ["SCHOOL_NETWORK", "SCHOOL_NETWORK diye bir ayar yok, SCHOOL_NETWORKS olmalı."],
  ["ROOMREGION", "ROOMREGION diye bir ayar yok, ROOM_REGION olmalı."],
  ["admin_email", "admin_email diye bir ayar yok, ADMIN_EMAIL olmalı."],
  ["OFLINE", "OFLINE diye bir ayar yok, OFFLINE olmalı."],
])("the slip %s is named", (name, sentence) => {
  expect(misspelt([name])).toEqual([sentence]);
});

test("names of other programs are passed over, short and near ones too", () => {
  expect(
    misspelt(["PATH", "HOST", "POST", "ONLINE", "HTTP_URL", "SMTP_USER", "STATE_DIRECTORY", "npm_config_x"]),
  ).toEqual([]);
});

test("a value that nobody knows is named", () => {
  expect(wrongHere({})).toEqual([]);
  expect(wrongHere({ OFFLINE: "off", BILYE_DEMO: "small" })).toEqual([]);
  expect(wrongHere({ OFFLINE: "", BILYE_DEMO: "whole" })).toEqual([]);
  expect(wrongHere({ OFFLINE: "maybe", BILYE_DEMO: "smal" })).toEqual([
    'OFFLINE on ya da off olmalı, "maybe" değil.',
    'BILYE_DEMO small ya da whole olmalı, "smal" değil.',
  ]);
});
