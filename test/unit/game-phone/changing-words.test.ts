import { expect, test } from "vitest";
import type { OwnAnswer } from "#game-client/game";
import { changingWords } from "#features/game-phone/changes/words";

const soon = "Sonucun birazdan burada görünecek.";
const said = (answer: OwnAnswer, more: Partial<Parameters<typeof changingWords>[0]> = {}) =>
  changingWords({ answer, isOver: false, isOffline: false, isNet: false, isOneTouch: true, ...more });

const none: OwnAnswer = { state: "none" };
const takenBack: OwnAnswer = { state: "none", turn: 2 };
const sent = (value: string, stands?: string): OwnAnswer => ({
  state: "sent",
  value,
  tookMs: 1,
  ...(stands && { stands }),
});
const accepted = (value: string): OwnAnswer => ({ state: "accepted", value, tookMs: 1, verdict: null });
const bar = { isOneTouch: false };
const net = { isNet: true };
const over = { isOver: true };
const offline = { isOffline: true };

test.each([
  ["open", said(none), ["", ""]],
  ["taken back", said(takenBack), ["Cevabını geri aldın.", "Süre bitene kadar yine cevaplayabilirsin."]],
  ["sending", said(sent("B")), ["Gönderiliyor: B", ""]],
  ["sending a change", said(sent("B", "A")), ["Gönderiliyor: B", "Ulaşana kadar A geçerli."]],
  ["taking back", said(sent("", "A")), ["Gönderiliyor: boş", "Ulaşana kadar A geçerli."]],
  ["sending by a bar", said(sent("Ankara", "Konya"), bar), ["Gönderiliyor", "Ulaşana kadar önceki cevabın geçerli."]],
  ["offline", said(sent("B"), offline), ["Bağlantı yok: B bekliyor", "Bağlantı gelince gönderilecek."]],
  ["offline by a bar", said(sent("Konya"), { ...offline, ...bar })?.[0], "Bağlantı yok: cevabın bekliyor"],
  ["taken", said(accepted("B")), ["Cevabın alındı: B", "Başka şıkka dokunursan o geçerli olur."]],
  ["taken in net", said(accepted("B"), net), ["Cevabın alındı: B", "Başka şıkka dokun"]],
  ["taken by a bar", said(accepted("Ankara"), bar), ["Cevabın alındı.", ""]],
  ["over", said(accepted("B"), over), ["Süre doldu. Son cevabın: B", soon]],
  ["over by a bar", said(accepted("Ankara"), { ...over, ...bar }), null],
  ["over without an answer", said(none, over), null],
  ["over without an answer in net", said(none, { ...over, ...net }), ["Süre doldu, boş bıraktın.", soon]],
  ["too late", said({ state: "tooLate", value: "B", tookMs: 1 }), null],
])("words about an answer that may be changed: %s", (_, words, expected) => {
  expect(words).toEqual(expected);
});
