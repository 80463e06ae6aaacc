import { expect, test } from "vitest";
import { repeatSet } from "#features/report/play-again";
import { kindNames, kindOf, storedBody } from "#question/kinds";
import { kindFields } from "../../builders/of-each-kind";
import { aReport } from "./a-report";

test.each(kindNames)("a played %s question can be played again as it was, with its picture", (kind) => {
  const { questions } = aReport("A", [["Ali", "A"]]);
  const body = storedBody({ kind, ...kindFields[kind] })!;
  const { options: _, ...rest } = questions[0]!;
  const picture = { id: "b".repeat(43), alt: "Harita", width: 800, height: 600 };
  const image = "image" in body ? body.image : picture;
  const played = { ...rest, image, ...kindOf(body).shown(body), ...kindOf(body).solution(body), kind };
  const [again] = repeatSet("Set", [played], []).questions;
  expect(storedBody({ ...again })).toEqual(body);
  expect(again).toMatchObject({ image });
});
