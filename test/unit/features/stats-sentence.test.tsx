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
  expect(words({ ...opened, played: { games: 1, players: 6 } })).toBe("Bu ay 1 oyun oynattınız; toplam 6 katılım.");
  expect(words({ ...opened, played: { games: 0, players: 0 } })).toBe("Bu ay henüz oyun oynatmadınız.");
  // A server of another version does not tell them apart.
  expect(words(opened)).toBe("Bu ay 4 oyun oynattınız; toplam 9 katılım.");
});
