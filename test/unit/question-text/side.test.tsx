import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
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
