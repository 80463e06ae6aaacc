import type { Mail } from "#protocol/http/service";
import { mail, oneLine, shownName, formOfAddress, type Person } from "./letter";

/** Mails to account owners about an administrator's actions. */

const aColleague = "başka bir öğretmen";

type Given = Readonly<Record<"sets" | "classes" | "games" | "homework", number>>;

/** Lists what was handed over: with classes also their games and homework. */
const whatOf = ({ sets, classes, games, homework }: Given): string =>
  classes === 0 ? `${sets} set` : `${sets} set, ${classes} sınıf, ${games} oyun, ${homework} ödev`;

export function takenMail(from: Person, to: Person, given: Given): Mail {
  const owner = `Yeni sahibi: ${shownName(to, aColleague)}.`;
  const isWithClasses = given.classes > 0;
  return mail(from, {
    subject: isWithClasses ? "Setleriniz ve sınıflarınız devredildi" : "Soru setleriniz devredildi",
    body: [
      isWithClasses
        ? `Okulunuzun yöneticisi hesabınızdaki soru setlerini ve sınıfları devretti (${whatOf(given)}). ${owner}`
        : `Okulunuzun yöneticisi hesabınızdaki bütün soru setlerini devretti (${whatOf(given)}). ${owner}`,
      isWithClasses
        ? "Öğrenciler, gelişimleri, sınıfların oyunları ve ödevleri de geçti; süren ödevler sürüyor. Setlerin paylaşım bağlantıları ve kütüphanedeki yerleri değişmedi."
        : "Paylaşım bağlantıları ve kütüphanedeki yerleri değişmedi. Oyunlarınız, ödevleriniz ve sınıflarınız sizde duruyor.",
      "Bir yanlışlık olduğunu düşünüyorsanız yöneticinize başvurun.",
    ],
  });
}

type Links = { readonly sets: string; readonly classes: string };

export function givenMail(to: Person, from: Person, given: Given, { sets, classes }: Links): Mail {
  const owner = `Önceki sahibi: ${shownName(from, aColleague)}.`;
  const ofSets =
    "Setler artık sizin: oynayabilir, değiştirebilir, silebilirsiniz. Adınız hiçbirinde kendiliğinden görünmez.";
  if (given.classes === 0) {
    return mail(to, {
      subject: "Size soru setleri devredildi",
      body: [
        `Okulunuzun yöneticisi size ${given.sets} soru seti devretti. ${owner}`,
        { link: sets, label: "Setlerime git" },
        ofSets,
      ],
    });
  }
  return mail(to, {
    subject: "Size sınıflar devredildi",
    body: [
      `Okulunuzun yöneticisi size şunları devretti: ${whatOf(given)}. ${owner}`,
      { link: classes, label: "Sınıflarıma git" },
      "Öğrenciler gelişimleriyle geldi; süren ödevler adınızla sürüyor.",
      ...(given.sets > 0 ? [ofSets] : []),
    ],
  });
}

export const invitationMail = (to: Person, school: string, link: string): Mail =>
  mail(to, {
    subject: "Bilye’ye davet edildiniz",
    body: [
      school === ""
        ? "Okulunuzun yöneticisi sizi Bilye’ye davet etti: sınıfınızla soru setlerinden oyun oynar, ödev verirsiniz."
        : `Okulunuzun yöneticisi sizi Bilye’ye davet etti (${oneLine(school)}): sınıfınızla soru setlerinden oyun oynar, ödev verirsiniz.`,
      "Hesabınız hazır; yalnız bir şifre seçin:",
      { link, label: "Hesabımı aç" },
      "Bağlantı 14 gün geçerlidir ve bir kez kullanılabilir. Daveti beklemiyorsanız bu e-postayı silebilirsiniz.",
    ],
  });

const ifUnexpected = "Bunu beklemiyorsanız okulunuzdaki yöneticiye sorun.";

export const adminMadeMail = (to: Person, link: string): Mail =>
  mail(to, {
    subject: "Hesabınız yönetici hesabı oldu",
    body: [
      "Bir yönetici hesabınıza yönetici yetkisi verdi. Bu hesapla artık öğretmenleri onaylar, kütüphaneyi düzenlersiniz; oyun kurmak için ayrı bir öğretmen hesabı gerekir.",
      "Açık oturumlarınız kapatıldı. Yeniden giriş yapın:",
      { link, label: "Giriş yap" },
      ifUnexpected,
    ],
  });

/** `words`: the rights, as "Kütüphane"; "Yok" once they were taken. */
export const rightsMail = (to: Person, words: string, link: string): Mail =>
  mail(to, {
    subject: "Yönetim yetkiniz değişti",
    body: [
      `Bir yönetici hesabınızın yönetim yetkisini değiştirdi. Yeni yetkiniz: ${words}. Öğretmenlik için bir şey değişmedi.`,
      { link, label: "Profilimi aç" },
      ifUnexpected,
    ],
  });

export function sessionsEndedMail(to: Person, link: string): Mail {
  const say = formOfAddress(to.role);
  return mail(to, {
    subject: say("Oturumlarınız kapatıldı", "Oturumların kapatıldı"),
    body: [
      say(
        "Bir yönetici hesabınızın bütün oturumlarını kapattı; API anahtarlarınız da geçersiz oldu. Soru setleriniz, sınıflarınız ve oyunlarınız olduğu gibi duruyor.",
        "Bir yönetici hesabının bütün oturumlarını kapattı. Oyunların olduğu gibi duruyor.",
      ),
      say(
        "Hesabınıza başkasının girdiğini düşünüyorsanız yeni bir şifre belirleyin:",
        "Hesabına başkasının girdiğini düşünüyorsan yeni bir şifre belirle:",
      ),
      { link, label: "Yeni şifre belirle" },
      say("Değilse şifrenizle yeniden giriş yapın.", "Değilse şifrenle yeniden giriş yap."),
    ],
  });
}
