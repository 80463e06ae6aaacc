import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { JoinReply } from "#protocol/http/replies/players";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { PLAIN_LINE } from "#question/text";
import { aWrittenQuestion } from "../../builders/questions";
import { aGame } from "../helpers/games/a-game";
import { withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { running } from "../helpers/games/running";
import { hosting, joined } from "../helpers/games/seat";
import { isRuntime, shareOf } from "../helpers/share";
import { aSet, readSet } from "../helpers/sets/sets";
import { attack } from "./harmless";
import { injections, naughtyStrings } from "./strings";

const everyString = shareOf([...new Set([...naughtyStrings, ...injections])], 20, 7);
const teacher = await aPerson("teacher");

/** The rules of the contract for texts in a set: whole letters, no control characters but tab and line break, not too long. */
const tidied = (text: string) => text.replace(/\r\n?/g, "\n").trim();
const control = /[^\P{Cc}\t\n\r]/u;
const seen = /[^\s\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/u;
const fits = (text: string, max: number) =>
  text.isWellFormed() && !control.test(text) && seen.test(text) && Array.from(tidied(text)).length <= max;

test("a naughty text comes back as it was written, or is refused by the name of its field", async () => {
  const { token } = teacher;
  const set = await aSet(token);
  for (const text of everyString) {
    // The reply is read back from the database.
    const reply = await attack("PUT", `/api/question-sets/${set.id}`, { token, body: { title: text } });
    const { question_set, fields } = reply.json as Partial<QuestionSetReply> & { fields?: object };
    const answer = [text, reply.status, question_set?.title ?? Object.keys(fields ?? {})];
    // A title is one line, and has no signs that turn the text around it.
    const title = tidied(text).replace(/[^\S\ufeff]+/gu, " ");
    expect(answer).toEqual(fits(title, 100) && PLAIN_LINE.test(title) ? [text, 200, title] : [text, 400, ["title"]]);
  }
});

test("naughty questions are played as they were written, to the last byte", async () => {
  const texts = everyString.filter((text) => fits(text, 195));
  const played = texts
    .slice(0, 190)
    .map((text) =>
      aWrittenQuestion({ question_text: text, options: { A: `1 ${text}`, B: `2 ${text}` }, explanation: text }),
    );
  const { token } = teacher;
  const made = await call<QuestionSetReply>("POST", "/api/question-sets/import", {
    token,
    body: { title: "Hepsi", questions: played },
  });
  expect([made.status, made.text.slice(0, 300)]).toEqual([201, expect.any(String)]);
  const setId = made.json.question_set.id;
  const kept = (await readSet(token, setId)).questions.map(({ question_text, explanation }) => [
    question_text,
    explanation,
  ]);
  expect(kept).toEqual(played.map(({ question_text }) => [tidied(question_text), tidied(question_text)]));
  const opened = await call<GameReply>("POST", "/api/game", { token, body: { question_set_id: setId } });
  const code = opened.json.game.game_code;
  const host = await hosting(code, token);
  const ali = await joined(code, "Ali");
  host.say({ type: "start_game", game_code: code });
  for (const [i, { question_text, options }] of played.slice(0, 25).entries()) {
    const shown = await ali.hears("question_start");
    expect([shown.question_text, shown.options]).toEqual([
      tidied(question_text),
      { A: tidied(options["A"]!), B: tidied(options["B"]!) },
    ]);
    host.say({ type: "end_question" });
    const end = await ali.hears("question_end");
    expect(end.explanation).toBe(tidied(question_text));
    // Send no faster than the limit of a socket.
    if (i % 10 === 9) await host.settles();
    await call("POST", `/api/game/${code}/next`, { token, body: { question_number: i + 1 } });
  }
  expect(ali.texts.some((text) => text.includes('"type":"error"'))).toBe(false);
});

test("[T3] a nickname is the text that was written, in its one form, or it is refused", async () => {
  const { code } = await aGame();
  const admitted: [written: string, shown: string][] = [];
  for (const text of everyString) {
    const { status, json } = await attack("POST", "/api/game/join", { body: { game_code: code, nickname: text } });
    expect([201, 400, 409]).toContain(status);
    if (status === 201) admitted.push([text, (json as JoinReply).nickname]);
  }
  expect(admitted.length).toBeGreaterThan(isRuntime ? 0 : 20);
  expect(admitted.map(([, shown]) => shown)).toEqual(admitted.map(([written]) => oneForm(written)));
  expect(admitted.join("")).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069<>"&;]/u);
});

const oneForm = (nickname: string) =>
  nickname
    .normalize("NFKC")
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/[‐-―]/gu, "-")
    .replace(/\p{Zs}+/gu, " ")
    .trim();

test("a text that is none of the options, or of another question, is no answer", () =>
  withClock(async ({ pass }) => {
    const { ali, question, host } = await running();
    for (const text of injections) {
      ali.sayText(JSON.stringify({ type: "submit_answer", question_id: text.slice(0, 64), answer: "A" }));
      expect(await ali.hears("error")).toMatchObject({ code: "question_closed" });
      // Wait long enough not to count as a flood, however fast this machine is.
      pass(40);
    }
    host.say({ type: "end_question" });
    expect(await host.hears("question_end")).toMatchObject({
      question_id: question.question_id,
      distribution: { A: 0, B: 0, C: 0, D: 0, none: 2 },
    });
  }));
