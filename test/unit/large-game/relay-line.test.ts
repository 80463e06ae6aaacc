import { expect, test, vi } from "vitest";
import { OutgoingEvents } from "#large-game/outgoing-events";
import { RelayLine, type RelayStub } from "#objects/large-game/coordinator/relay-line";

test("events of a relay's own request go with the reply, later ones in a call", () => {
  const hear = vi.fn<RelayStub["hear"]>(() => new Promise(() => {}));
  const outgoing = new OutgoingEvents();
  const line = new RelayLine({
    number: 0,
    stub: () => ({ hear }),
    open: () => Promise.resolve(false),
    outgoing: () => outgoing,
    onRecord: () => outgoing,
    news: (first, events, hall) => ({ gameId: "g", first, events, now: 0, hall }),
    wholeGame: () => null,
    said: () => {},
    silent: () => {},
  });
  const locked = { type: "lobby_locked", locked: true } as const;
  const happens = () => {
    outgoing.push(locked);
    line.tellWhatIsNew();
  };
  line.inReply(happens);
  expect(hear).not.toHaveBeenCalled();
  expect(line.newsFrom(0).events).toEqual([locked]);
  happens();
  expect(hear).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ first: 1, events: [locked] }));
});
