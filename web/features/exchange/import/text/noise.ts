import { searchKey } from "#shared/fold";

/** Lines of a printed page that belong to no question. Folded. */
const patterns = [
  /^(?:diger|oteki|arka|sonraki) sayfaya? (?:gec|cevir)/,
  /^(?:lutfen )?(?:sayfayi|arka sayfayi) ceviriniz/,
  /^(?:arka sayfaya geciniz|devami (?:arka|diger) sayfada)/,
  /^(?:test|sinav|bolum|sorular|turkce testi|matematik testi|fen bilimleri testi)(?:iniz)? (?:bitti|burada bitti|sona erdi)/,
  /\btesti bitti\b|^cevaplarinizi kontrol ediniz|^sinav bitti/,
  /^(?:(?:hepinize )?basarilar(?: (?:dilerim|dileriz))?|kolay gelsin)(?:[ .…!:-]+\p{L}.{0,40})?$/u,
  /^(?:sayfa|page) ?[:-]? ?\d{1,3}(?: ?[/-] ?\d{1,3})?$/,
  /^[a-d] kitapcigi(?: .{0,40})?$/,
  /^(?:adi|ad|isim)(?: ve)?[ -]*(?:soyadi|soyad)\b.{0,120}$/,
  /^(?:adi soyadi|ogrenci no|numarasi|sinifi?|no|puani?|tarih)\s*:\s*[._…]{2,}.{0,120}$/,
  /^(?:her soru|sorularin tamami|toplam) .{0,30}\bpuan(?:dir)?\b.{0,40}$/,
  /^(?:www\.|https?:\/\/)\S+$/,
  /^(?:iyi dersler|iyi calismalar|hazirlayan(?:lar)? ?:.{0,80}|ders ogretmeni\b.{0,80})$/,
  /^(?:sinav )?suresi? \d{1,3} dakikadir$/,
  /^(?:cevap|yanit) anahtari:?$/,
];

/** `isFirst`: nothing stands right above it. A line in small letters below another goes on with its sentence. */
export const isNoise = (line: string, isFirst = true): boolean => {
  if (!isFirst && /^\p{Ll}(?!ww\.|ttps?:)/u.test(line)) return false;
  const folded = searchKey(line.slice(0, 400)).replace(/[*!.]+$/u, "");
  return patterns.some((pattern) => pattern.test(folded));
};

/** A number alone on a line: of a page, or part of a fraction. */
export const isBareNumber = (line: string): boolean => /^[-–—]? ?\d{1,4}(?: ?[/|] ?\d{1,4})? ?[-–—]?$/.test(line);

/** A line of capitalised words: a name, a school, a subject. */
export const isTitleLike = (line: string): boolean =>
  /^\p{Lu}[\p{L}’']*(?: (?:\p{Lu}[\p{L}’']*|\d{1,2}\.?)){0,6}$/u.test(line);

/** Sentences that an assistant writes before and after its questions. */
export const isChatter = (line: string): boolean =>
  /^(?:(?:tabii|elbette|iste|harika|memnuniyetle|merhaba|peki|tamam|rica ederim|umarim|baska (?:soru|konu)|baska bir (?:soru|konu|sey|istegin)|ister misin|istersen(?:iz)?|dilersen(?:iz)?|here (?:are|is)|sure|of course)(?![\p{L}\p{N}])|asagida .{0,80}:$)/u.test(
    searchKey(line.slice(0, 400)),
  );

/** True for the heading of a part of a test: its class, subject or number. A line that asks is not one. */
export const isPartHeading = (line: string): boolean => {
  if (line.length > 80 || /[?:]$/.test(line)) return false;
  const folded = searchKey(line);
  return (
    /^\d{1,2} ?[.-]? ?(?:ve \d{1,2} ?\.? ?)?sinif(?:lar)?\b/.test(folded) ||
    /^\d{1,2} ?[-/.]? ?[a-z] ?(?:sinifi?|subesi?)\b/.test(folded) ||
    /^(?:test|bolum|kisim|unite|konu testi|deneme) ?[-–]? ?\(?\d{1,3}\)?\b(?!\s*[).:]\s*\S)/.test(folded) ||
    /^\d{1,2} ?[.)-] ?(?:bolum|kisim|unite|test|oturum|donem)\b/.test(folded) ||
    /^[a-h] ?[.)-] ?(?:bolumu?|kismi?)\b/.test(folded) ||
    /^(?:turkce|matematik|fen bilimleri|sosyal bilgiler|t\.?c\.? inkilap tarihi.{0,30}|din kulturu.{0,30}|ingilizce|fizik|kimya|biyoloji|tarih|cografya|edebiyat|felsefe|geometri)(?: (?:testi?|sorulari|dersi|yazilisi?|bolumu))?$/.test(
      folded,
    )
  );
};
