import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TeacherStats } from "#protocol/http/replies/statistics";
import { StatsSentence } from "#features/home/teacher/stats-sentence.tsx";

const words = (month: TeacherStats["month"]) => {
  const stats = { question_sets: 1, games: 5, players: 9, accuracy: null, month, hardest_questions: [] };
  return renderToStaticMarkup(<StatsSentence stats={stats} />).replaceAll(/<[^>]*>/g, "");
};

test("a month's games are those that were played, not those that were only opened", () => {
  const opened = { games: 4, players: 9 };
  expect(words({ ...opened, played: { games: 1, players: 6 } })).toBe("Bu ay 1 oyun oynattınız, 6 katılım oldu.");
  expect(words({ ...opened, played: { games: 0, players: 0 } })).toBe("Bu ay henüz oyun oynatmadınız.");
  // A server of another version does not tell them apart.
  expect(words(opened)).toBe("Bu ay 4 oyun oynattınız, 9 katılım oldu.");
});

test("this month's rate is compared with last month's, if they differ by two points or more", () => {
  const month = { games: 2, players: 40 };
  const said = (accuracy: number, before: number | null) =>
    words({ ...month, classes: { accuracy, before } }).split(" oldu. ")[1];
  expect(said(0.68, 0.64)).toBe("Sınıflarınızın doğru oranı %68, geçen aydan 4 puan fazla.");
  expect(said(0.6, 0.71)).toBe("Sınıflarınızın doğru oranı %60, geçen aydan 11 puan az.");
  for (const before of [0.67, 0.69, null]) expect(said(0.68, before)).toBe("Sınıflarınızın doğru oranı %68.");
});

test("the rate is that of the classes, and of the games only where no class has results", () => {
  const month = { games: 2, players: 40, accuracy: 0.6, before: 0.5 };
  expect(words({ ...month, classes: { accuracy: 0.71, before: null } })).toContain("Sınıflarınızın doğru oranı %71.");
  const ofGames = "Oyunlarınızın doğru oranı %60, geçen aydan 10 puan fazla.";
  expect(words({ ...month, classes: { accuracy: null, before: 0.9 } })).toContain(ofGames);
  // A server of another version does not count classes.
  expect(words(month)).toContain(ofGames);
});
