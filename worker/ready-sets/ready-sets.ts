import { bilisim } from "./bilisim";
import { biyoloji } from "./biyoloji";
import { cografya } from "./cografya";
import { edebiyat } from "./edebiyat";
import { fen3to5 } from "./fen-3-5";
import { fen6to8 } from "./fen-6-8";
import { fizik } from "./fizik";
import { genelkultur } from "./genelkultur";
import { gorselsanatlar } from "./gorselsanatlar";
import { hayatbilgisi } from "./hayatbilgisi";
import { ingilizce } from "./ingilizce";
import { inkilap } from "./inkilap";
import { kimya } from "./kimya";
import { matematik2to5 } from "./matematik-2-5";
import { matematik6to9 } from "./matematik-6-9";
import { rehberlik } from "./rehberlik";
import { sosyal } from "./sosyal";
import { tarih } from "./tarih";
import { trafik } from "./trafik";
import { turkce } from "./turkce";
import type { ReadySet } from "./making";

/** Initial sets in the library of a new installation: by Bilye, for anybody to copy and change. */
export const readySets: readonly ReadySet[] = [
  ...hayatbilgisi,
  ...turkce,
  ...matematik2to5,
  ...matematik6to9,
  ...fen3to5,
  ...fen6to8,
  ...trafik,
  ...sosyal,
  ...ingilizce,
  ...inkilap,
  ...fizik,
  ...kimya,
  ...biyoloji,
  ...cografya,
  ...edebiyat,
  ...tarih,
  ...bilisim,
  ...gorselsanatlar,
  ...rehberlik,
  ...genelkultur,
];
