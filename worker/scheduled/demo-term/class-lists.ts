import { alphabetical } from "#shared/alphabet";
import { shuffledList } from "#question/question";
import { normal } from "./chance";

/** The demo teacher's classes. Every name is made up. */

export type DemoPupil = {
  readonly id: string;
  readonly number: number;
  readonly schoolNo: number;
  readonly name: string;
  /** The account behind the seat. */
  readonly userId: string | null;
  /** How well the pupil learns: about -2 to 2, and 0 for most. */
  readonly ability: number;
};
export type DemoClass = { readonly id: string; readonly name: string; readonly pupils: readonly DemoPupil[] };

/** `named`: pupils who have to be there, such as one with an account. */
const classes = [
  { id: "demo-6a", name: "6-A", size: 31, named: ["Muhammed Ali Karahasanoğlu"] },
  { id: "demo-7b", name: "7-B", size: 32, named: ["Çınar Kaya"] },
  { id: "demo-8c", name: "8-C", size: 28, named: ["Şeyma Nur Ömerhacıoğulları"] },
] as const;

/** The demo pupil sits in a class under this name. */
const accounts = new Map([["Çınar Kaya", "demo-ogrenci"]]);

const firstNames =
  "Ada,Ahmet Efe,Alperen,Arda,Asya,Azra,Baran,Begüm,Berat,Beren,Buğra,Burak,Ceren,Ceylin,Çağan,Çağla,Defne,Deniz,Doruk,Ecrin,Ege,Ela,Elif Naz,Emine,Emir,Enes,Esila,Esma,Eymen,Fatma,Feyza,Gökçe,Görkem,Gülşah,Hamza,Hatice,Hira,Ilgaz,Irmak,Işıl,İdil,İlayda,İpek,İsmail,Kaan,Kerem,Koray,Kuzey,Lina,Mehmet,Melis,Mert,Meryem,Miraç,Nehir,Nil,Nisa,Oğuz,Onur,Ömer,Öykü,Özge,Poyraz,Rüya,Rüzgâr,Sare,Selin,Serra,Sıla,Sude,Şevval,Şule,Tuana,Tuna,Ufuk,Umut,Ülkü,Ümit,Yağız,Yağmur,Yaren,Yiğit,Yusuf,Zeynep,Zümra".split(
    ",",
  );
const lastNames =
  "Acar,Akın,Aksoy,Aktaş,Alkan,Aslantaş,Avcı,Aydoğan,Bağcı,Balcı,Bayrak,Bilgin,Bozkurt,Ceylan,Çakır,Çelik,Çetin,Dağ,Demir,Dinç,Doğan,Duman,Er,Erdem,Ergün,Esen,Genç,Gök,Gümüş,Gündüz,Işık,İnce,İpekçi,Karaca,Karadağ,Kılıç,Koç,Korkmaz,Kurt,Mutlu,Oğuz,Öz,Özdemir,Öztürk,Polat,Sarı,Sezer,Soylu,Şahin,Şen,Şimşek,Taş,Tekin,Toprak,Uçar,Uslu,Ünal,Üstün,Yalçın,Yavuz,Yücel".split(
    ",",
  );

export function classLists(random: () => number): DemoClass[] {
  return classes.map(({ id, name, size, named }) => {
    const first = shuffledList(firstNames, random);
    const last = shuffledList(lastNames, random);
    const drawn = Array.from({ length: size - named.length }, (_, i) => `${first[i]} ${last[i]}`);
    const names = [...named, ...drawn].toSorted(alphabetical.compare);
    const schoolNos = shuffledList(
      Array.from({ length: 880 }, (_, i) => 101 + i),
      random,
    );
    const pupils = names.map((pupil, i) => ({
      id: `${id}-${i + 1}`,
      number: i + 1,
      schoolNo: schoolNos[i]!,
      name: pupil,
      userId: accounts.get(pupil) ?? null,
      ability: normal(random),
    }));
    return { id, name, pupils };
  });
}
