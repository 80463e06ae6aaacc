import { beforeEach, describe, expect, test, vi } from "vitest";
import { isUsual, rememberedBy, rememberGame, usual } from "#features/games/new-game/remembered";
import { begin } from "#features/games/new-game/use-chosen";
import { seatChoices } from "#features/games/new-game/seat-choices";
import { usualSettings } from "#features/games/new-game/usual-settings";
import { inSignOrder, teamSigns } from "#features/games/new-game/team-signs";
import { isSpeedClosed, teamNames, usualFor, withOnlyClass, withWrongCosts } from "#features/games/new-game/ways";
import { classLine, rowLine, teamFaults, teamsLine } from "#features/games/new-game/row-words";

const KEY = "bilye.new-game.t1";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

describe("choices remembered from the last game", () => {
  test("nothing is remembered at first, and usual values are called so", () => {
    expect(rememberedBy("t1")).toEqual(usual);
    for (const settings of Object.values(usualFor)) expect(isUsual({ ...settings, class_id: "c1" })).toBe(true);
    expect(isUsual({ ...usualFor.phones, shuffle_questions: true })).toBe(false);
    expect(isUsual({ ...usualFor.phones, identity: undefined })).toBe(true);
  });

  test("each way of answering keeps its own, and a set its class", () => {
    rememberGame("t1", "s1", { ...usualFor.phones, clock: "none", identity: "roster", class_id: "c1" });
    rememberGame("t1", "s2", { ...usualFor.board, teams: { names: ["Bir", "İki"] } });
    const { way, settings, classOf } = rememberedBy("t1");
    expect(way).toBe("board");
    expect(settings.phones).toEqual({ ...usualFor.phones, clock: "none", identity: "roster" });
    expect(settings.board.teams).toEqual({ names: ["Bir", "İki"] });
    expect(settings.cards).toEqual(usualFor.cards);
    expect(classOf).toEqual({ s1: "c1" });
    expect(rememberedBy("t2")).toEqual(usual);
  });

  test("teams on phones come back with their names and how they are made, and the names also without a game of teams between", () => {
    const teams = { names: ["Bir", "İki", "Üç"], pick: "self" } as const;
    rememberGame("t1", "s1", { ...usualFor.phones, teams, confidence: true, reactions: false, standing: "end" });
    expect(rememberedBy("t1").settings.phones).toEqual({
      ...usualFor.phones,
      teams,
      confidence: true,
      reactions: false,
      standing: "end",
    });
    rememberGame("t1", "s1", usualFor.phones);
    expect(rememberedBy("t1").settings.phones).toEqual(usualFor.phones);
    expect(rememberedBy("t1").teamNames).toEqual([...teams.names, ...teamNames.slice(0, 5)]);
  });

  test("a teacher who named teams on the board only, as on every earlier page, finds their names on phones too", () => {
    localStorage.setItem(KEY, JSON.stringify({ settings: { board: { teams: { names: ["Bir", "İki"] } } } }));
    expect(rememberedBy("t1").teamNames).toEqual(["Bir", "İki", ...teamNames.slice(0, 6)]);
  });

  test("choices are called those of last time only if they are: not the numbers of a class that is opened, not a played game's", () => {
    const opened = { teacherId: "t1", setId: "s1", first: undefined, classId: undefined };
    const none = { phones: false, cards: false, board: false };
    expect(begin(opened).remembered).toEqual(none);
    expect(begin({ ...opened, classId: "c1" })).toMatchObject({
      settings: { phones: { class_id: "c1", identity: "roster" } },
      remembered: none,
    });
    rememberGame("t1", "s2", { ...usualFor.phones, class_id: "c1", identity: "roster" });
    expect(begin(opened).remembered).toEqual(none);
    expect(begin({ ...opened, setId: "s2" }).remembered).toEqual({ ...none, phones: true });
    rememberGame("t1", "s1", { ...usualFor.cards, shuffle_questions: true });
    expect(begin(opened).remembered).toEqual({ ...none, cards: true });
    expect(begin({ ...opened, first: usualSettings }).remembered).toEqual(none);
  });

  test("a set that was played without a class forgets it, and old sets make room", () => {
    for (let i = 0; i < 100; i++) rememberGame("t1", `s${i}`, { ...usualFor.cards, class_id: "c1" });
    const { classOf } = rememberedBy("t1");
    expect(Object.keys(classOf)).toHaveLength(60);
    expect(classOf).toHaveProperty("s99");
    rememberGame("t1", "s99", usualFor.phones);
    expect(rememberedBy("t1").classOf).not.toHaveProperty("s99");
  });

  test.each([
    ["no JSON", "{{"],
    ["another shape", '["cards"]'],
    ["a way that is not offered", '{"way":"fax","settings":{"fax":{}}}'],
    [
      "settings of other types",
      '{"settings":{"phones":{"scoring":7,"time_factor":"2","reading_seconds":-1,"late_join":"no"}}}',
    ],
    ["teams that no game takes", '{"settings":{"board":{"teams":{"names":["Bir"]}}}}'],
    ["phones' teams that no game takes", '{"settings":{"phones":{"teams":{"names":[1,2],"pick":"self"}}}}'],
    ["switches of other values", '{"settings":{"phones":{"confidence":false,"reactions":true}},"teamNames":"Bir"}'],
    ["null all over", '{"way":null,"settings":null,"classOf":null}'],
  ])("%s on the device counts as nothing", (_, text) => {
    localStorage.setItem(KEY, text);
    expect(rememberedBy("t1")).toEqual(usual);
  });
});

describe("the sentence of a closed row", () => {
  test("about points, time and mixing", () => {
    expect(rowLine("points", usualFor.phones)).toBe("Dengeli puan, normal süre");
    expect(rowLine("points", { ...usualFor.phones, clock: "none" })).toBe("Süresiz, her doğru cevap tam puan");
    expect(rowLine("points", usualFor.cards)).toBe("Süresiz, siz bitirirsiniz");
    expect(rowLine("points", { ...usualFor.cards, clock: "question" })).toBe("Sorudaki süre");
    expect(rowLine("points", { ...usualFor.cards, clock: "question", time_factor: 1.5 })).toBe(
      "Sorudaki sürenin 1,5 katı",
    );
    expect(rowLine("other", usualFor.phones)).toBe("Sonuç süre bitince, sorular sırayla");
    expect(rowLine("other", { ...usualFor.cards, shuffle_questions: true })).toBe("Sorular karışık");
  });

  test("about net and answers that may change", () => {
    const { phones, cards } = usualFor;
    const net = { scoring: "net", wrong_costs: 3 } as const;
    expect(rowLine("points", { ...phones, ...net })).toBe("Net, 3 yanlış 1 doğruyu götürür, normal süre");
    expect(rowLine("points", { ...phones, ...net, clock: "none" })).toBe("Net, 3 yanlış 1 doğruyu götürür, süresiz");
    expect(rowLine("points", { ...cards, ...net, wrong_costs: 4 })).toBe(
      "Net, 4 yanlış 1 doğruyu götürür, süresiz, siz bitirirsiniz",
    );
    // The teacher's choice of speed stays, in case that answers may not change after all; the game has none of it.
    expect(rowLine("points", { ...phones, scoring: "speed", answers_change: true })).toBe(
      "Doğruluk puanı, cevap değişebilir, normal süre",
    );
    expect(rowLine("points", { ...phones, answers_change: true, clock: "none" })).toBe(
      "Doğruluk puanı, cevap değişebilir, süresiz, siz bitirirsiniz",
    );
    expect(rowLine("other", { ...phones, verdict: "instant", answers_change: true })).toBe("Sorular sırayla");
  });

  test("about teams, and what phones are asked besides", () => {
    const { phones, board } = usualFor;
    expect(teamsLine(phones)).toBe("Yok");
    expect(teamsLine(board)).toBe("4 takım");
    expect(teamsLine({ ...phones, teams: { names: teamNames, pick: "auto" } })).toBe("8 takım, Bilye dağıtır");
    expect(teamsLine({ ...phones, teams: { names: ["Bir", "İki"], pick: "self" } })).toBe("2 takım, öğrenci seçer");
    expect(rowLine("other", { ...phones, confidence: true, shuffle_questions: true, reactions: false })).toBe(
      "Sonuç süre bitince, sorular karışık, eminlik sorulur, tepkiler kapalı",
    );
  });

  test("about when the standing is shown", () => {
    expect(rowLine("flow", usualFor.board)).toBe("Puan durumu her sorudan sonra");
    expect(rowLine("flow", { ...usualFor.phones, standing: "end" })).toBe("Puan durumu yalnız sonda");
  });

  test("about more seats than usual", () => {
    expect(rowLine("other", { ...usualFor.board, auto_close: true })).toBe(
      "Sorular sırayla, cevaplar tamam olunca soru kapanır",
    );
    expect(rowLine("other", { ...usualFor.phones, capacity: 10_000 })).toBe(
      "Sonuç süre bitince, sorular sırayla, en çok 10.000 kişi",
    );
  });

  test("about the class", () => {
    const of7B = { id: "c", name: "7B Fen", student_count: 32, created_at: 0, archived: false, games: 0 };
    const picked = {
      ...of7B,
      last_played: null,
      last_title: null,
      first_students: [],
      month: { questions: 0, credit: null },
      before: { questions: 0, credit: null },
    };
    expect(classLine(usualFor.phones, undefined)).toBe("Sınıfsız, takma adla girilir");
    expect(classLine({ ...usualFor.phones, identity: "roster" }, picked)).toBe("7B Fen, numarayla girilir");
    expect(classLine(usualFor.phones, picked)).toBe("7B Fen, takma adla girilir");
    expect(classLine(usualFor.cards, picked)).toBe("7B Fen, 32 öğrenci");
    expect(classLine(usualFor.cards, undefined)).toBe("Sınıf seçin");
  });

  test.each([
    [
      ["Kırmızı", "Mavi"],
      [1, 0],
    ],
    [
      ["Kırmızılar", "Mavi", "Yeşil", "Sarı"],
      [1, 0, 2, 3],
    ],
    [
      ["KIRMIZI TAKIM", "Yeşil", "a", "b", "c"],
      [4, 2, 0, 1, 3],
    ],
    [
      ["Bordo", "Kırmızı", "Morina", "x", "y"],
      [4, 1, 0, 2, 3],
    ],
    [
      ["Kartallar", "Yıldızlar", "Mavi"],
      [1, 2, 0],
    ],
    [
      ["Sarı", "Mor"],
      [0, 1],
    ],
  ])("teams: %j have the signs %j", (names, signs) => {
    expect(teamSigns(names)).toEqual(signs);
    expect(inSignOrder(names).map((name) => signs[names.indexOf(name)])).toEqual([...names.keys()]);
  });

  test("teams: each fault stands under its own name", () => {
    expect(teamFaults(["Kartallar", " ", "KARTALLAR", "x".repeat(21)])).toEqual([
      null,
      "Takıma bir ad verin.",
      "İki takımın adı aynı.",
      "En çok 20 karakter olabilir.",
    ]);
  });
});

test.each([
  ["not known yet", 0, undefined, [1_000]],
  ["usual", 1_000, undefined, [1_000]],
  ["as in the local run", 10_000, undefined, [1_000, 2_000, 5_000, 10_000]],
  ["a number of its own", 3_500, undefined, [1_000, 2_000, 3_500]],
  ["less than the game had that is played again", 2_000, 4_000, [1_000, 2_000, 4_000]],
  ["for a game that asked for fewer", 1_000, 40, [40, 1_000]],
] as const)("a deployment offers seats: %s", (_, max, present, choices) => {
  expect(seatChoices(max, present)).toEqual(choices);
});

test("cards are played with the only class there is; with several, or on phones, the teacher chooses", () => {
  const [fen, mat, empty] = [1, 24, 0].map((student_count, i) => ({ id: `c${i}`, student_count }));
  const { cards, phones } = usualFor;
  expect(withOnlyClass(cards, [mat!, empty!]).class_id).toBe("c1");
  expect(withOnlyClass({ ...cards, class_id: "gone" }, [mat!]).class_id).toBe("c1");
  expect(withOnlyClass({ ...cards, class_id: "c0" }, [fen!, mat!]).class_id).toBe("c0");
  expect(withOnlyClass(cards, [fen!, mat!])).toBe(cards);
  expect(withOnlyClass(cards, null)).toBe(cards);
  expect(withOnlyClass(phones, [mat!])).toBe(phones);
});

test.each([
  [null, 4],
  [4, 4],
  [5, 3],
  [8, 3],
  [9, 4],
  [13, 4],
])("a set of grade %s: so many wrong answers cost a right one: %i", (grade, costs) => {
  const net = { ...usualFor.phones, scoring: "net" } as const;
  expect(withWrongCosts(net, grade).wrong_costs).toBe(costs);
  expect(withWrongCosts({ ...net, wrong_costs: 4 }, grade).wrong_costs).toBe(4);
  expect(withWrongCosts(net, undefined)).toBe(net);
  expect(withWrongCosts(usualFor.phones, grade)).toBe(usualFor.phones);
});

test.each([
  [{ scoring: "balanced", answers_change: true }, true],
  [{ scoring: "speed", answers_change: true }, true],
  [{ scoring: "speed" }, false],
  [{ scoring: "accuracy", answers_change: true }, false],
  [{ scoring: "net", answers_change: true }, false],
  [{ scoring: "speed", answers_change: true, clock: "none" }, false],
] as const)("with %j points for speed are said to be closed: %s", (chosen, isSo) => {
  expect(isSpeedClosed({ ...usualFor.phones, ...chosen })).toBe(isSo);
});
