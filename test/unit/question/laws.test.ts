import * as fc from "fast-check";
import { expect, test } from "vitest";
import { choice } from "#question/choice";
import { cloud } from "#question/cloud";
import { match } from "#question/match";
import { multi } from "#question/multi";
import { number } from "#question/number";
import { order } from "#question/order";
import { poll } from "#question/poll";
import { spot } from "#question/spot";
import { typed } from "#question/typed";
import {
  aChoice,
  aCloud,
  aLetter,
  aMatch,
  aMulti,
  anOrder,
  anOrdering,
  aNumber,
  aPoint,
  aPoll,
  aSpot,
  aTyped,
  aTypedNumber,
  someLetters,
} from "./drafts";
import { anyText } from "./random-texts";
import { judges, keepsWhatIsWhole, readsAnything, type Held } from "./laws";

const held = <Draft, Body>(held: Held<Draft, Body>) => ({
  readsAnything: () => readsAnything(held),
  keepsWhatIsWhole: () => keepsWhatIsWhole(held),
  judges: () => judges(held),
});

const kinds = [
  ["choice", held({ kind: choice, aDraft: aChoice, anAnswer: () => aLetter })],
  ["multi", held({ kind: multi, aDraft: aMulti, anAnswer: () => someLetters })],
  [
    "typed",
    held({ kind: typed, aDraft: aTyped, anAnswer: ({ accepted }) => fc.oneof(fc.constantFrom(...accepted), anyText) }),
  ],
  [
    "number",
    held({
      kind: number,
      aDraft: aNumber,
      anAnswer: ({ value }) => fc.oneof(fc.constant(String(value)), aTypedNumber),
    }),
  ],
  ["cloud", held({ kind: cloud, aDraft: aCloud, anAnswer: () => anyText })],
  ["order", held({ kind: order, aDraft: anOrder, anAnswer: ({ items }) => anOrdering(items.length) })],
  ["match", held({ kind: match, aDraft: aMatch, anAnswer: ({ pairs }) => anOrdering(pairs.length) })],
  ["spot", held({ kind: spot, aDraft: aSpot, anAnswer: () => aPoint })],
  ["poll", held({ kind: poll, aDraft: aPoll, anAnswer: () => aLetter })],
] as const;

test.each(kinds)("[T24] %s reads any input, and plays only a draft without faults", (_, { readsAnything }) => {
  readsAnything();
});

test.each(kinds)("%s is the same after it was stored, dealt and kept", (_, { keepsWhatIsWhole }) => {
  keepsWhatIsWhole();
});

test.each(kinds)("%s gives every answer a share from 0 to 1 or none at all, and counts each once", (_, { judges }) => {
  expect(judges()).toBeGreaterThan(100);
});
