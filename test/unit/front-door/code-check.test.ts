import { expect, test } from "vitest";
import { codeCheck } from "#front-door/game/code-check";
import { ABrowser, json } from "../browser/a-browser";

function aField() {
  const browser = new ABrowser();
  browser.answer = () => json({ generated_names: false });
  const heard: [code: string, answer: unknown][] = [];
  const check = codeCheck({
    env: browser.env,
    onReply: (reply, code) => heard.push([code, reply.ok ? reply.body : reply.code]),
  });
  return { browser, check, heard, asked: () => browser.requests.map(({ path }) => path) };
}
const path = (code: string) => `/api/game/${code}/join`;

test("a code is asked about once it is whole, and once while it stays", async () => {
  const { browser, check, heard, asked } = aField();
  for (const code of ["4", "48291", "482913", "482913"]) check(code, true);
  expect(asked()).toEqual([]);
  await browser.pass(400);
  check("482913", true);
  await browser.pass(400);
  expect(asked()).toEqual([path("482913")]);
  expect(heard).toEqual([["482913", { generated_names: false }]]);
});

test("the first six digits of a code with seven are not asked about while it is typed", async () => {
  const { browser, check, asked } = aField();
  check("482913", true);
  await browser.pass(300);
  check("4829134", true);
  await browser.pass(400);
  expect(asked()).toEqual([path("4829134")]);
});

test("a code that came with the address is asked about at once", async () => {
  const { browser, check, heard } = aField();
  browser.answer = () => json({ error: "Yok.", code: "not_found" }, 404);
  check("482913", false);
  await browser.pass(0);
  expect(heard).toEqual([["482913", "not_found"]]);
});

test("an answer about a code that has changed is ignored", async () => {
  const { browser, check, heard } = aField();
  check("482913", false);
  check("48291", true);
  await browser.pass(400);
  check("482914", true);
  await browser.pass(400);
  expect(heard.map(([code]) => code)).toEqual(["482914"]);
});

test("a network that is down is recognized", async () => {
  const { browser, check, heard } = aField();
  browser.answer = () => {
    throw new TypeError("offline");
  };
  check("482913", false);
  await browser.pass(0);
  expect(heard).toEqual([["482913", "network"]]);
});
