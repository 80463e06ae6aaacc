import type { GameSettings } from "#protocol/game-settings";

/** Settings of a new game unless the teacher changes them. Here the question is read for three seconds first. */
export const usualSettings: GameSettings = {
  scoring: "balanced",
  late_join: true,
  verdict: "at_close",
  generated_names: false,
  shuffle_questions: false,
  shuffle_options: false,
  time_factor: 1,
  show_leaderboard: true,
  reading_seconds: 3,
  auto_advance_seconds: 0,
};

const scorings: Record<GameSettings["scoring"], string> = {
  speed: "Çabuk cevap çok puan getirir; süre biterken verilen doğru cevap puanın yarısını alır.",
  balanced: "Doğru cevap puanın en az %60’ını getirir; kalanı hıza bağlıdır.",
  accuracy: "Süre önemli değil, her doğru cevap tam puan alır.",
};
export const scoringHint = (scoring: GameSettings["scoring"]): string => scorings[scoring];
