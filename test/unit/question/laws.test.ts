import { expect, test } from "vitest";
import { choice } from "../../../worker/question/choice";
import { multi } from "../../../worker/question/multi";
import { poll } from "../../../worker/question/poll";
import { aChoice, aLetter, aMulti, aPoll, someLetters } from "./drafts";
import { judges, keepsWhatIsWhole, readsAnything, type Held } from "./laws";

const held = <Draft, Body>(held: Held<Draft, Body>) => ({
  readsAnything: () => readsAnything(held),
  keepsWhatIsWhole: () => keepsWhatIsWhole(held),
  judges: () => judges(held),
});

const kinds = [
  ["choice", held({ kind: choice, aDraft: aChoice, anAnswer: () => aLetter })],
  ["multi", held({ kind: multi, aDraft: aMulti, anAnswer: () => someLetters })],
  ["poll", held({ kind: poll, aDraft: aPoll, anAnswer: () => aLetter })],
] as const;

test.each(kinds)("%s reads whatever is sent, and plays only what is without fault", (_, { readsAnything }) => {
  readsAnything();
});

test.each(kinds)("%s is the same after it was stored, dealt and kept", (_, { keepsWhatIsWhole }) => {
  keepsWhatIsWhole();
});

test.each(kinds)("%s gives every answer a share from 0 to 1 or none at all, and counts each once", (_, { judges }) => {
  expect(judges()).toBeGreaterThan(100);
});
