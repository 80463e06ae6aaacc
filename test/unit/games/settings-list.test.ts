import { expect, test } from "vitest";
import type { GameSettings } from "#protocol/game-settings";
import { settingsLines } from "#features/games/detail/settings-list.tsx";
import { settings } from "../../builders/settings";

type Changes = { readonly [Setting in keyof GameSettings]-?: GameSettings[Setting] };
const changes: Omit<Changes, "answers" | "class_id"> = {
  scoring: "accuracy",
  late_join: false,
  verdict: "instant",
  generated_names: true,
  shuffle_questions: true,
  shuffle_options: true,
  time_factor: 1.5,
  show_leaderboard: false,
  reading_seconds: 3,
  auto_advance_seconds: 10,
  clock: "none",
  identity: "roster",
  teams: { names: ["Kırmızı", "Mavi"], pick: "self" },
  auto_close: true,
  confidence: true,
  reactions: false,
  capacity: 10_000,
  standing: "end",
};

test.each(Object.entries(changes))("the game's page shows: %s", (setting, value) => {
  const usual = settings({ class_id: "c1", ...(setting === "auto_close" && { answers: "board" }) });
  expect(settingsLines({ ...usual, [setting]: value })).not.toEqual(settingsLines(usual));
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
  const newer = { ...settings(), stopwatch: "loud" } as GameSettings;
  expect(settingsLines(newer)).toContainEqual(["Bu sayfanın tanımadığı ayar", "stopwatch"]);
});
