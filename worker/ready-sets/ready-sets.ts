import { bilisim } from "./bilisim";
import { biyoloji } from "./biyoloji";
import { cografya } from "./cografya";
import { edebiyat } from "./edebiyat";
import { fen } from "./fen";
import { fizik } from "./fizik";
import { genelkultur } from "./genelkultur";
import { gorselsanatlar } from "./gorselsanatlar";
import { hayatbilgisi } from "./hayatbilgisi";
import { ingilizce } from "./ingilizce";
import { inkilap } from "./inkilap";
import { kimya } from "./kimya";
import { matematik } from "./matematik";
import { rehberlik } from "./rehberlik";
import { sosyal } from "./sosyal";
import { tarih } from "./tarih";
import { trafik } from "./trafik";
import { turkce } from "./turkce";
import type { ReadySet } from "./making";

/** What the library of a new installation begins with: by Bilye, for anybody to copy and change. */
export const readySets: readonly ReadySet[] = [
  ...hayatbilgisi,
  ...turkce,
  ...matematik,
  ...fen,
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
