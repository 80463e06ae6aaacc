import type { Mail } from "#protocol/http/service";
import { mail, type Person } from "./letter";

/** Mails about suspicious sign-ins; only teachers and administrators get them. */

export const triedMail = (to: Person, forgotLink: string): Mail =>
  mail(to, {
    subject: "Hesabınıza yanlış şifreler denendi",
    body: [
      "Bilye hesabınıza girmek için art arda yanlış şifreler yazıldı. Kimse giremedi; yeni denemeler bir süre bekletiliyor. Daha önce girdiğiniz cihazlar bundan etkilenmez.",
      "Siz denediyseniz ve şifrenizi hatırlamıyorsanız yenisini belirleyin:",
      { link: forgotLink, label: "Yeni şifre belirle" },
      "Siz denemediyseniz bir şey yapmanız gerekmez. Aynı şifreyi başka bir yerde de kullanıyorsanız yine de yenisini belirleyin.",
    ],
  });

export const newDeviceMail = (to: Person, where: string, forgotLink: string): Mail =>
  mail(to, {
    subject: "Şifreniz yeni bir cihazda kullanıldı",
    body: [
      `Bilye hesabınızın şifresi daha önce girmediğiniz bir cihazda yazıldı: ${where}.`,
      "Siz yazdıysanız bir şey yapmanız gerekmez. Sınıftaki tahtada şifre yazmak yerine giriş sayfasındaki kodu telefonunuzla okutabilirsiniz.",
      "Siz yazmadıysanız biri şifrenizi biliyor demektir. Hemen yenisini belirleyin; o cihazdaki oturum da kapanır:",
      { link: forgotLink, label: "Yeni şifre belirle" },
    ],
  });
