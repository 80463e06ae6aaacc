const names = (
  "Defne, Mert, Zeynep K., Yağız, Elif Su, Ömer Faruk, Ayşegül, Çınar, Şevval, İbrahim, Nisa, Kaan, Gökçe, Eymen, " +
  "Asya, Uğur Can, Ilgın, Berat, Hira Nur, Doruk, Ecrin, Baran, Yiğit Alp, Şule, Abdurrahman Efe, Miray, Poyraz, " +
  "Tuğçe, Ceylin, Alparslan, Rüya, Umut, Nehir, Batuhan, Duru, Emir, Beren, Arda 7C, Meltem, Kerem, Selin, Furkan, " +
  "Öykü, Tuna, Azra, Oğuzhan, İrem, Mustafa K., Dila, Ateş, Sude Naz, Enes, Buğlem, Rojin, Can, Fatma Zehra, Ege, " +
  "Pelin, Toprak, Muhammed Yusuf Can"
).split(", ");

/** Name of the i-th made-up pupil; no two are alike. */
export function nameOf(i: number): string {
  const round = Math.floor(i / names.length);
  return names[i % names.length]! + (round > 0 ? ` ${round + 1}` : "");
}
