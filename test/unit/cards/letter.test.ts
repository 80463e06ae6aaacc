import { expect, test } from "vitest";
import { letterUp } from "#hosting/cards/reading/letter";
import type { Corners } from "#hosting/cards/reading/picture";

/** Seen upright, then turned clockwise. */
function turnedBy(degrees: number): Corners {
  const angle = (degrees * Math.PI) / 180;
  const corner = (x: number, y: number) => ({
    x: 100 + x * Math.cos(angle) - y * Math.sin(angle),
    y: 100 + x * Math.sin(angle) + y * Math.cos(angle),
  });
  return [corner(-20, -20), corner(20, -20), corner(20, 20), corner(-20, 20)];
}

test.each([
  [0, "A"],
  [34, "A"],
  [-34, "A"],
  // The right edge of the upright card is B: it points up when the card is turned to the left.
  [-90, "B"],
  [-120, "B"],
  [180, "C"],
  [-180, "C"],
  [150, "C"],
  [90, "D"],
  [60, "D"],
  [450, "D"],
])("a card turned %d degrees clockwise says %s", (degrees, letter) => {
  expect(letterUp(turnedBy(degrees))).toBe(letter);
});

test.each([36, 45, 54, -45, 135, -135])("a card turned %d degrees is between two answers", (degrees) => {
  expect(letterUp(turnedBy(degrees))).toBeNull();
});
