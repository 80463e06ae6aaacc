import type { Mail } from "#protocol/http/service";
import { mail, shownName, speaksTo, type Person } from "./letter";

/** What an administrator did with accounts, told to those whose they are. */

const aColleague = "başka bir öğretmen";

export const setsTakenMail = (from: Person, to: Person, sets: number): Mail =>
  mail(from, {
    subject: "Soru setleriniz devredildi",
    body: [
      `Okulunuzun yöneticisi hesabınızdaki bütün soru setlerini devretti (${sets} set). Yeni sahibi: ${shownName(to, aColleague)}.`,
      "Paylaşım bağlantıları ve kütüphanedeki yerleri değişmedi. Oyunlarınız, ödevleriniz ve sınıflarınız sizde duruyor.",
      "Bir yanlışlık olduğunu düşünüyorsanız yöneticinize başvurun.",
    ],
  });

export const setsGivenMail = (to: Person, from: Person, sets: number, link: string): Mail =>
  mail(to, {
    subject: "Size soru setleri devredildi",
    body: [
      `Okulunuzun yöneticisi size ${sets} soru seti devretti. Önceki sahibi: ${shownName(from, aColleague)}.`,
      { link, label: "Setlerime git" },
      "Setler artık sizin: oynayabilir, değiştirebilir, silebilirsiniz. Adınız hiçbirinde kendiliğinden görünmez.",
    ],
  });

export const adminMadeMail = (to: Person, link: string): Mail =>
  mail(to, {
    subject: "Hesabınız yönetici hesabı oldu",
    body: [
      "Bir yönetici hesabınıza yönetici yetkisi verdi. Bu hesapla artık öğretmenleri onaylar, kütüphaneyi düzenlersiniz; oyun kurmak için ayrı bir öğretmen hesabı gerekir.",
      "Açık oturumlarınız kapatıldı. Yeniden giriş yapın:",
      { link, label: "Giriş yap" },
      "Bunu beklemiyorsanız okulunuzdaki yöneticiye sorun.",
    ],
  });

export function sessionsEndedMail(to: Person, link: string): Mail {
  const say = speaksTo(to.role);
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
