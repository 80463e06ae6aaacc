import type { Mail } from "#protocol/http/service";
import { mail, formOfAddress, type Person, ifYours, oneHour } from "./letter";

/** Mails about one key of an account. They never contain the key's name: it was written by the person who added the key. */

export function passkeyAddedMail(to: Person, profileLink: string): Mail {
  const say = formOfAddress(to.role);
  return mail(to, {
    subject: say("Hesabınıza bir geçiş anahtarı eklendi", "Hesabına bir geçiş anahtarı eklendi"),
    body: [
      say(
        "Bilye hesabınıza bir geçiş anahtarı eklendi. Eklendiği cihazdan artık şifre yazmadan girilebilir.",
        "Bilye hesabına bir geçiş anahtarı eklendi. Eklendiği cihazdan artık şifre yazmadan girilebilir.",
      ),
      `${ifYours(say)} ${say("Siz yapmadıysanız anahtarı kaldırın, sonra şifrenizi değiştirin:", "Sen yapmadıysan anahtarı kaldır, sonra şifreni değiştir:")}`,
      { link: profileLink, label: "Anahtarlarıma bak" },
    ],
  });
}

export function passkeyRemovedMail(to: Person, forgotLink: string): Mail {
  const say = formOfAddress(to.role);
  return mail(to, {
    subject: say("Hesabınızdan bir geçiş anahtarı kaldırıldı", "Hesabından bir geçiş anahtarı kaldırıldı"),
    body: [
      say(
        "Bilye hesabınızdaki bir geçiş anahtarı kaldırıldı. O cihazdan şifrenizle girersiniz.",
        "Bilye hesabındaki bir geçiş anahtarı kaldırıldı. O cihazdan şifrenle girersin.",
      ),
      `${ifYours(say)} ${say("Siz yapmadıysanız biri şifrenizi biliyor demektir; hemen yenisini belirleyin:", "Sen yapmadıysan biri şifreni biliyor demektir; hemen yenisini belirle:")}`,
      { link: forgotLink, label: "Yeni şifre iste" },
    ],
  });
}

export const passkeysLostMail = (to: Person, link: string): Mail =>
  mail(to, {
    subject: "Geçiş anahtarı olmadan giriş",
    body: [
      "Geçiş anahtarınız yanınızda olmadan girmek istediniz. Bağlantıyı açıp şifrenizi yazınca hesabınızdaki bütün geçiş anahtarları kaldırılır ve açık oturumlarınız kapanır; sonra yeni bir anahtar eklersiniz.",
      { link, label: "Anahtarsız gir" },
      oneHour,
      "Bunu siz istemediyseniz biri şifrenizi biliyor demektir: bağlantıyı açmayın, anahtarınızla girip şifrenizi değiştirin.",
    ],
  });

export const passkeysRecoveredMail = (to: Person, forgotLink: string): Mail =>
  mail(to, {
    subject: "Geçiş anahtarlarınız kaldırıldı",
    body: [
      "Hesabınıza e-postayla gelen bağlantı ve şifreniz kullanılarak geçiş anahtarı olmadan girildi. Bütün geçiş anahtarlarınız kaldırıldı, açık oturumlarınız kapatıldı.",
      "Bunu siz yaptıysanız yeni bir anahtar ekleyin. Siz yapmadıysanız hemen yeni bir şifre belirleyin ve öbür yöneticilere haber verin:",
      { link: forgotLink, label: "Yeni şifre iste" },
    ],
  });
