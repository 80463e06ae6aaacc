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

/** Mixes lists so that each is spread evenly over the whole, from its beginning to its end. */
const spread = (lists: readonly (readonly ReadySet[])[]): ReadySet[] =>
  lists
    .flatMap((list) => list.map((set, i) => ({ set, at: (i + 0.5) / list.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ set }) => set);

/** Sets of kindred subjects, which also have covers of one colour, spread by subject. */
function kindred(...lists: readonly (readonly ReadySet[])[]): ReadySet[] {
  const sets = lists.flat();
  const subjects = new Set(sets.map(({ subject }) => subject));
  return spread(Array.from(subjects, (one) => sets.filter(({ subject }) => subject === one)));
}

/**
 * Initial sets in the library of a new installation: by Bilye, for anybody to copy and change. They come in this order, and the
 * library shows the newest first: wherever one looks, subjects are mixed.
 */
export const readySets: readonly ReadySet[] = spread([
  kindred(
    hayatbilgisi,
    trafik,
    sosyal,
    inkilap,
    cografya,
    tarih,
    gorselsanatlar,
    rehberlik,
    genelkultur,
    hayatbilgisi2to3,
    sosyal4to6,
    tarihCografya10,
    felsefe,
  ),
  kindred(
    turkce,
    turkce7to8,
    ingilizce,
    edebiyat,
    turkce1to4,
    turkce8paragraf,
    turkceTyt,
    edebiyat10,
    ingilizce4to5,
    ingilizce7to9,
  ),
  kindred(matematik2to5, matematik6to9, bilisim, matematik1to4, matematik8lgs, matematik10to12),
  kindred(fen3to5, fen6to8, fizik, kimya, biyoloji, fen8lgs, fizik10to11, kimya10to11, biyoloji10to11),
]);
