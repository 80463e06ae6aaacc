import { expect, test } from "vitest";
import { element, elements, readXml, textIn } from "#features/exchange/import/files/xml";

test("a document is a tree: names without prefix, text and CDATA in their order, lines", () => {
  const xml = readXml(
    '\n<?xml version="1.0"?>\n<x:a n:b="&lt;1&#x1F994;">bir<c/>\n<d><![CDATA[<i>&amp;]]> iki</d></x:a>',
  );
  expect([xml.name, xml.line, xml.attributes.get("b"), textIn(xml)]).toEqual(["a", 3, "<1🦔", "bir\n<i>&amp; iki"]);
  expect(elements(xml).map(({ name, line }) => `${name} ${line}`)).toEqual(["c 3", "d 4"]);
  expect(element(xml, "d", "e")).toBeUndefined();
});

test.each([
  ["a bare sign", "Ar & Ge, A&B; 3 &lt; 5 &amp;", "Ar & Ge, A&B; 3 < 5 &"],
  ["the same in CDATA", "a & b<![CDATA[c & d &amp; &]]>e & f", "a & bc & d &amp; &e & f"],
  ["a name of HTML", "bir&nbsp;iki &constructor; &__proto__;", "bir&nbsp;iki &constructor; &__proto__;"],
  ["signs that XML has not", "a\ufffeb ]]> &#0; &#7;", "a\ufffeb ]]> &#0; &#7;"],
])("%s does not make a document broken", (_, written, text) => {
  expect(textIn(readXml(`<a>${written}</a>`))).toBe(text);
});

test.each([
  ["", 1],
  ["<a>\n<b>", 2],
  ["<a>\n\n</b>", 3],
  ["<a>1 < 2</a>", 1],
  ["<a b=1/>", 1],
  ["<a>&lt", 1],
  ["<a/>\n<b/>", 2],
  ["<a>".repeat(65) + "</a>".repeat(65), 1],
])("%s is broken, and where", (text, line) => {
  expect(() => readXml(text)).toThrow(`XML dosyası bozuk ya da yarım kalmış (satır ${line}).`);
});
