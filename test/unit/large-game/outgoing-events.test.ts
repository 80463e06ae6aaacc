import { expect, test } from "vitest";
import { newRelay, newEvents } from "#large-game/relay";
import { OutgoingEvents } from "#large-game/outgoing-events";
import { aGame } from "../../builders/games";

const asked = (number: number) => ({ type: "table_asked", number }) as const;

test("events that a relay has on record are forgotten, and every event keeps its number", () => {
  const told = new OutgoingEvents();
  for (const number of [0, 1, 2, 3]) told.push(asked(number));
  expect(told.from(2)).toEqual([asked(2), asked(3)]);
  told.heard(3);
  expect([told.length, told.from(3), told.from(2)]).toEqual([4, [asked(3)], null]);
  told.heard(1);
  told.push(asked(4));
  expect([told.length, told.last, told.from(4)]).toEqual([5, asked(4), [asked(4)]]);
  told.heard(99);
  expect([told.length, told.from(5)]).toEqual([5, []]);
});

test("events that a relay hears twice or too late change nothing, and where one is missing it waits", () => {
  const relay = { ...newRelay(aGame().setup), heard: 2 };
  const events = [asked(1), asked(2), asked(3)];
  expect(newEvents(relay, 0, events)).toEqual([asked(3)]);
  expect(newEvents(relay, 2, events)).toEqual(events);
  expect(newEvents(relay, 0, events.slice(0, 1))).toEqual([]);
  expect(newEvents(relay, 3, events)).toEqual([]);
});
