import { expect, test } from "vitest";
import type { GameSettings } from "#protocol/game-settings";
import { settingsLines, unknownLines } from "#features/games/detail/settings-list.tsx";
import { homeworkSettings as known } from "#protocol/settings/homework-settings";
import { settingsListed } from "#protocol/settings/fitted";
import { homeworkSettings, settings } from "../../builders/settings";
import { samples } from "../../builders/settings-in-pairs";

// The head of the page says how answers come in and which class plays.
const listed = settingsListed.filter(([name]) => name !== "answers" && name !== "class_id");

test.each(listed)("the game's page says %s", (name, one) => {
  const situation = settings({
    class_id: "c1",
    ...(name === "auto_close" && { answers: "board" }),
    ...(name === "wrong_costs" && { scoring: "net" }),
  });
  const texts = samples(one).map((value) =>
    JSON.stringify(settingsLines({ ...situation, [name]: value ?? undefined })),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

test("a game without phones says nothing about phones", () => {
  const said = settingsLines(settings({ answers: "cards", class_id: "c1", identity: "roster" })).map(([what]) => what);
  expect(said).toEqual([
    "Puanlama",
    "Soruları karıştır",
    "Şıkları karıştır",
    "Süre",
    "Okuma süresi",
    "Sıradaki soruya geçiş",
    "Cevaplar tamam olunca soru kapansın",
  ]);
});

test("a setting of a newer version is named", () => {
  const newer = { ...settings(), newest: "loud" } as GameSettings;
  expect(settingsLines(newer)).toContainEqual(["Bu sayfanın tanımadığı ayar", "newest"]);
});

test("a setting of a newer version is named on a homework's page, in the same words", () => {
  const stored = homeworkSettings();
  expect(unknownLines(stored, known)).toEqual([]);
  expect(unknownLines({ ...stored, newest: "loud" }, known)).toEqual([["Bu sayfanın tanımadığı ayar", "newest"]]);
});

const said = (change: object) => settingsLines({ ...settings(), ...change });

test("a value of a newer version is said to be unknown, an absent one is not", () => {
  expect(said({ scoring: "elo" })).toContainEqual(["Puanlama", "Bu sayfanın tanımadığı bir seçenek (elo)"]);
  expect(said({ standing: null, class_id: null })).toEqual(said({}));
});
