import { expect, test } from "vitest";
import { netText } from "#words/net";

test.each([
  [7.6667, "7,67"],
  [4, "4,00"],
  [0, "0,00"],
  [-0, "0,00"],
  [-0.3333, "−0,33"],
  [-0.25, "−0,25"],
  [1.025, "1,03"],
  [-1.025, "−1,03"],
  [-0.0024, "0,00"],
  [1234.5, "1234,50"],
])("net %s is written %s", (net, words) => {
  expect(netText(net)).toBe(words);
});
