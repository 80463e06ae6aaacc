import { bilisim } from "./numbers/bilisim";
import { biyoloji } from "./science/biyoloji";
import { cografya } from "./society/cografya";
import { edebiyat } from "./language/edebiyat";
import { fen3to5 } from "./science/fen-3-5";
import { fen6to8 } from "./science/fen-6-8";
import { fizik } from "./science/fizik";
import { genelkultur } from "./society/genelkultur";
import { gorselsanatlar } from "./society/gorselsanatlar";
import { hayatbilgisi } from "./society/hayatbilgisi";
import { ingilizce } from "./language/ingilizce";
import { inkilap } from "./society/inkilap";
import { kimya } from "./science/kimya";
import { matematik2to5 } from "./numbers/matematik-2-5";
import { matematik6to9 } from "./numbers/matematik-6-9";
import { rehberlik } from "./society/rehberlik";
import { sosyal } from "./society/sosyal";
import { tarih } from "./society/tarih";
import { trafik } from "./society/trafik";
import { turkce } from "./language/turkce";
import { turkce7to8 } from "./language/turkce-7-8";
import { turkce1to4 } from "./language/turkce-1-4";
import { turkce8paragraf } from "./language/turkce-8-paragraf";
import { turkceTyt } from "./language/turkce-tyt";
import { edebiyat10 } from "./language/edebiyat-10";
import { ingilizce4to5 } from "./language/ingilizce-4-5";
import { ingilizce7to9 } from "./language/ingilizce-7-9";
import { matematik1to4 } from "./numbers/matematik-1-4";
import { matematik8lgs } from "./numbers/matematik-8-lgs";
import { matematik10to12 } from "./numbers/matematik-10-12";
import { hayatbilgisi2to3 } from "./society/hayatbilgisi-2-3";
import { sosyal4to6 } from "./society/sosyal-4-6";
import { tarihCografya10 } from "./society/tarih-cografya-10";
import { felsefe } from "./society/felsefe";
import { fen8lgs } from "./science/fen-8-lgs";
import { fizik10to11 } from "./science/fizik-10-11";
import { kimya10to11 } from "./science/kimya-10-11";
import { biyoloji10to11 } from "./science/biyoloji-10-11";
import type { ReadySet } from "./making";

/** Initial sets in the library of a new installation: by Bilye, for anybody to copy and change. */
export const readySets: readonly ReadySet[] = [
  ...hayatbilgisi,
  ...turkce,
  ...turkce7to8,
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
  ...turkce1to4,
  ...turkce8paragraf,
  ...turkceTyt,
  ...edebiyat10,
  ...ingilizce4to5,
  ...ingilizce7to9,
  ...matematik1to4,
  ...matematik8lgs,
  ...matematik10to12,
  ...hayatbilgisi2to3,
  ...sosyal4to6,
  ...tarihCografya10,
  ...felsefe,
  ...fen8lgs,
  ...fizik10to11,
  ...kimya10to11,
  ...biyoloji10to11,
];
