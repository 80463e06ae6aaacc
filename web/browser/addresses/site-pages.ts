/** Title and description of a public page: for its tab, search results and link previews. */
export type SitePage = { readonly title?: string; readonly description: string };

const inShort =
  "Sınıfın canlı bilgi oyunu: soruyu tahtaya yansıtın, öğrenciler telefonundan cevaplasın. Uygulama indirmeden, öğrenci hesabı açmadan.";

export const whatFor = "Bilye, sınıfta herkesin aynı anda cevap verebilmesi için yapıldı.";

export const sitePages = {
  /** All pages without a file of their own. */
  app: { description: inShort },
  home: { title: "Soruyu sorun, bilyeler yuvarlansın", description: inShort },
  presentation: {
    title: "Tanıtım",
    description:
      "Bilye nasıl oynanır? Koddan kürsüye altı adımda, meslektaşlarınıza tahtada gösterebileceğiniz tanıtım.",
  },
  about: {
    title: "Hakkında",
    description: `${whatFor} Neye inanıyoruz, bize nasıl yazarsınız.`,
  },
  terms: {
    title: "Kullanım koşulları",
    description: "Bilye’yi kullanırken sizin ve bizim sorumluluklarımız, kısa ve anlaşılır bir dille.",
  },
  privacy: {
    title: "Gizlilik",
    description:
      "KVKK aydınlatma metni: öğrenciden yalnızca bir takma ad istenir, reklam ve izleme çerezi yoktur. Hangi veri, neden, ne kadar süre.",
  },
  accessibility: {
    title: "Erişilebilirlik bildirimi",
    description: "Bilye’de erişilebilirlik: ne karşılanıyor, ne karşılanmıyor.",
  },
  join: {
    title: "Oyuna katıl",
    description: "Tahtadaki oyun kodunu ve bir takma ad yaz, oyuna gir. Hesap açman ya da uygulama indirmen gerekmez.",
  },
  homework: {
    title: "Ödev",
    description: "Öğretmeninin verdiği ödev: kendi hızında cevapla, istediğin zaman ara ver. Hesap açman gerekmez.",
  },
} as const satisfies Record<string, SitePage>;
