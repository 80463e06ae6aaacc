import { limits } from "#shared/limits";

const adjectives = [
  "Meraklı",
  "Neşeli",
  "Cesur",
  "Hızlı",
  "Akıllı",
  "Sevimli",
  "Çalışkan",
  "Uykucu",
  "Gezgin",
  "Şakacı",
  "Parlak",
  "Sakin",
  "Güleç",
  "Dikkatli",
  "Becerikli",
  "Kibar",
  "Minik",
  "Renkli",
  "Usta",
  "Düşünceli",
  "Sabırlı",
  "Çevik",
  "Hevesli",
  "Tatlı",
  "Cömert",
  "Bilge",
  "Oyuncu",
  "Zıpzıp",
  "Yıldızlı",
  "Güneşli",
  "Rüzgârlı",
  "Denizci",
  "Kâşif",
  "Ressam",
  "Şair",
  "Mucit",
  "Kaptan",
  "Pilot",
  "Müzisyen",
  "Gözlüklü",
];
const animals = [
  "Kirpi",
  "Sincap",
  "Yunus",
  "Tavşan",
  "Baykuş",
  "Kedi",
  "Panda",
  "Penguen",
  "Kelebek",
  "Leylek",
  "Tilki",
  "Kaplan",
  "Fok",
  "Serçe",
  "Martı",
  "Karınca",
  "Arı",
  "Kunduz",
  "Koala",
  "Zürafa",
  "Ceylan",
  "Vaşak",
  "Turna",
  "Kartal",
  "Flamingo",
  "Papağan",
  "Ahtapot",
  "Geyik",
  "Aslan",
  "Kaplumbağa",
  "Kumru",
  "Bülbül",
  "Su Samuru",
  "Kanguru",
  "Lama",
  "Balina",
  "Ördek",
  "Keçi",
  "Tay",
  "Kuzu",
];

/** Number of pairs tried before a number is put behind them: in a large game thousands are taken. */
const LOOKS = 64;

/** A friendly name nobody has yet. `random` picks where the walk through the pairs begins; after it come numbers. */
export function generatedName(random: number, isFree: (nickname: string) => boolean): string {
  const pairs = adjectives.length * animals.length;
  for (let round = 1; ; round++) {
    for (let step = 0; step < LOOKS; step++) {
      // 701 shares no divisor with the number of pairs: the walk meets each once, and neighbours have little in common.
      const pair = ((random >>> 0) + step * 701) % pairs;
      const name = `${adjectives[Math.floor(pair / animals.length)]!} ${animals[pair % animals.length]!}`;
      const numbered = round === 1 ? name : `${name} ${round}`;
      if (numbered.length <= limits.nickname && isFree(numbered)) return numbered;
    }
  }
}
