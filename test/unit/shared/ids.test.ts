import { expect, test } from "vitest";
import { codeOfPlayer, codeOfSession, newPlayerId, newSessionId, playerIdAt, relayOf, sessionIdAt } from "#shared/ids";

const seven = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(7);

test("an id of a game in several rooms names its relay, and its code as ever", () => {
  for (const code of ["123456", "1234567"]) {
    const [player, session] = [newPlayerId(code, seven), newSessionId(code, seven)];
    for (const relay of [0, 9, 255, 65_535]) {
      expect(relayOf(playerIdAt(relay, player))).toBe(relay);
      expect(relayOf(sessionIdAt(relay, session))).toBe(relay);
      expect(codeOfPlayer(playerIdAt(relay, player))).toBe(code);
      expect(codeOfSession(sessionIdAt(relay, session))).toBe(code);
    }
  }
});

test("an id of one room names none, nor does a text that is no id", () => {
  const ids = [newPlayerId("123456", seven), newSessionId("123456", seven), "", "ABCDEFG-0123456789ab"];
  expect(ids.map(relayOf)).toEqual(ids.map(() => null));
});
