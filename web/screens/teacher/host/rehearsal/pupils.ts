import type { LeaderboardRow } from "#protocol/messages";
import { marbleSeed } from "../../../../marble/marble-art";

/** A made-up pupil: a name, and how much of a lesson stays. */
export type Pupil = {
  readonly id: string;
  nickname: string;
  readonly marble: number;
  /** 0 guesses, 1 always knows. */
  readonly skill: number;
  score: number;
  correctMs: number;
  rank: number;
  previousRank: number | null;
};

const names = (
  "Defne, Mert, Zeynep K., Yağız, Elif Su, Ömer Faruk, Ayşegül, Çınar, Şevval, İbrahim, Nisa, Kaan, Gökçe, Eymen, " +
  "Asya, Uğur Can, Ilgın, Berat, Hira Nur, Doruk, Ecrin, Baran, Yiğit Alp, Şule, Abdurrahman Efe, Miray, Poyraz, " +
  "Tuğçe, Ceylin, Alparslan, Rüya, Umut, Nehir, Batuhan, Duru, Emir, Beren, Arda 7C, Meltem, Kerem, Selin, Furkan, " +
  "Öykü, Tuna, Azra, Oğuzhan, İrem, Mustafa K., Dila, Ateş, Sude Naz, Enes, Buğlem, Rojin, Can, Fatma Zehra, Ege, " +
  "Pelin, Toprak, Muhammed Yusuf Can"
).split(", ");

/** So many pupils, none with another's name. */
export function pupils(count: number, random: () => number): Pupil[] {
  return Array.from({ length: count }, (_, i) => {
    const again = Math.floor(i / names.length);
    const nickname = names[i % names.length]! + (again > 0 ? ` ${again + 1}` : "");
    return {
      id: `deneme-${i + 1}`,
      nickname,
      marble: marbleSeed(nickname),
      skill: 0.35 + random() * 0.6,
      score: 0,
      correctMs: 0,
      rank: 1,
      previousRank: null,
    };
  });
}

/** Best first: equal scores share a rank, and within a tie the quicker one stands first. */
export function rankPupils(all: Pupil[]): Pupil[] {
  const ordered = all.toSorted((a, b) => b.score - a.score || a.correctMs - b.correctMs);
  for (const pupil of ordered) pupil.rank = ordered.findIndex(({ score }) => score === pupil.score) + 1;
  return ordered;
}

export const listed = ({ id, nickname, marble }: Pupil) => ({
  player_id: id,
  nickname,
  marble,
  is_connected: true,
});

export const leaderboardRow = (pupil: Pupil): LeaderboardRow => ({
  ...listed(pupil),
  score: pupil.score,
  rank: pupil.rank,
  previous_rank: pupil.previousRank,
});
