import { expect, test } from "vitest";
import { pairAddress, pairedAddress } from "../../../web/lib/addresses/pair-address";

const paramsOf = (address: string) => new URL(address, "http://bilye.test").searchParams;

test.each([
  ["reads the cards where there are some", true, "/teacher/game/482913/scan"],
  ["is the remote where there are none", false, "/teacher/games/482913/host"],
] as const)("a phone that the board lets in %s", (_, reads, page) => {
  const address = pairAddress({ code: "482913", token: "a+b", reads });
  expect(paramsOf(address).get("t")).toBe("a+b");
  expect(pairedAddress(paramsOf(address), "482913")).toBe(page);
  // Without a token whoever is signed in on the phone finds the same page.
  expect(pairAddress({ code: "482913", token: null, reads })).toBe(page);
});
