import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { phone as choice } from "#kinds/choice/phone.tsx";
import { board as choiceBoard } from "#kinds/choice/board.tsx";
import { board as matchBoard } from "#kinds/match/board.tsx";
import { board as orderBoard } from "#kinds/order/board.tsx";
import { board as pollBoard } from "#kinds/poll/board.tsx";
import { phone as poll } from "#kinds/poll/phone.tsx";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";
import { Tiles } from "#kinds/shared/options/phone/tiles.tsx";

const sideOf = (lang: string | undefined, text: string) => {
  const page = renderToStaticMarkup(
    <SetLanguage value={lang}>
      <Tiles options={{ A: text, B: "b" }} answer={{ state: "none" }} isHidden={false}>
        {(key) => key === "A" && <SetText key={key}>{text}</SetText>}
      </Tiles>
    </SetLanguage>,
  );
  return [/<div[^>]* dir="(\w+)"/.exec(page)?.[1], /<bdi[^>]* dir="(\w+)"/.exec(page)?.[1]];
};

test.each([
  ["ar", "أنقرة", ["rtl", "auto"]],
  ["ar", "Ankara", ["rtl", "auto"]],
  ["ar", "١٥", ["rtl", "rtl"]],
  ["ar-SY", String.raw`$\frac{1}{2}$`, ["rtl", "rtl"]],
  ["arn", "kiñe", [undefined, "auto"]],
  ["tr", "15", [undefined, undefined]],
  [undefined, "أنقرة", [undefined, "auto"]],
])("in a set in %s, beside %s the letters stand where %s says", (lang, text, sides) => {
  expect(sideOf(lang, text)).toEqual(sides);
});

const asked = {
  question_id: "q",
  kind: "choice",
  options: { A: "أنقرة", B: "بغداد" },
  left: ["تركيا", "العراق"],
  correct_option: "AB",
  solution: { pairs: [] },
};
const result = { ...asked, correct_option: "AB", distribution: { "1": 3, "2": 1, A: 3, B: 1, none: 0 }, right: 1 };
const told = { asked, result, own: undefined, seed: 7, usual: null, isExplained: false, isHidden: false, who: "kişi" };
const right = { ...told, solution: { ...result, correct_option: "A" }, question: asked };
const drawn =
  (Part: (props: never) => ReactNode, props: object = told) =>
  () =>
    Part(props as never);

test.each<[string, () => ReactNode]>([
  ["the right answer on a phone", drawn(choice.RightAnswer, right)],
  ["a poll's rows on a phone", drawn(poll.OwnResult!)],
  ["the options on the board", drawn(choiceBoard.Answering)],
  ["their counts", drawn(choiceBoard.Distribution)],
  ["a poll's columns", drawn(pollBoard.Distribution)],
  ["pairs on the board", drawn(matchBoard.Answering)],
  ["the class's pairs", drawn(matchBoard.Distribution)],
  ["the class's order", drawn(orderBoard.Distribution)],
  ["options on the remote", drawn(choiceBoard.OnRemote, right)],
  ["places on the remote", drawn(orderBoard.OnRemote, right)],
])("%s: mirrored in an Arabic set, and in no other", (_, draw) => {
  expect([mirroredIn("ar", draw), mirroredIn("tr", draw)]).toEqual([1, 0]);
});

function mirroredIn(lang: string, Drawn: () => ReactNode): number {
  const markup = renderToStaticMarkup(
    <SetLanguage value={lang}>
      <Drawn />
    </SetLanguage>,
  );
  return markup.match(/<(ul|ol|p|div|table)[^>]* dir="rtl"/g)?.length ?? 0;
}
