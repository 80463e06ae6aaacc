import type { Role } from "#protocol/http/replies/people";
import type { Mail } from "#protocol/http/service";
import {
  mail,
  shownName,
  formOfAddress,
  type Person,
  ifMistaken,
  ifYours,
  oneHour,
  oneDay,
  haveAccount,
  type Say,
} from "./letter";

/** Mails about an account. */

/**
 * Mail to an address nobody has proven yet. A stranger may have entered it in the form, so nothing they wrote appears in it;
 * only the form of address follows their role.
 */
export function verifyMail(email: string, link: string, role?: Role): Mail {
  const say = formOfAddress(role);
  return mail(
    { name: "", email },
    {
      subject: say("E-postanızı doğrulayın", "E-postanı doğrula"),
      body: [
        say(
          "Bilye ailesine hoş geldiniz! Hesabınızı açmak için tek bir adım kaldı: bağlantıyı açıp kaydolurken seçtiğiniz şifreyi yazın.",
          "Bilye ailesine hoş geldin! Hesabını açmak için tek bir adım kaldı: bağlantıyı açıp kaydolurken seçtiğin şifreyi yaz.",
        ),
        { link, label: "E-postamı doğrula" },
        `${oneDay} ${say("Süresi dolarsa giriş sayfasından yenisini isteyebilirsiniz.", "Süresi dolarsa giriş sayfasından yenisini isteyebilirsin.")}`,
        say(
          "Bu hesabı siz açmadıysanız bu e-postayı silebilirsiniz: şifreyi bilmeyen hesabı açamaz, doğrulanmayan kayıtlar bir hafta sonra silinir.",
          "Bu hesabı sen açmadıysan bu e-postayı silebilirsin: şifreyi bilmeyen hesabı açamaz, doğrulanmayan kayıtlar bir hafta sonra silinir.",
        ),
      ],
    },
  );
}

export function alreadyRegisteredMail(to: Person, links: { login: string; forgot: string }): Mail {
  const say = formOfAddress(to.role);
  return mail(to, {
    subject: haveAccount(say),
    body: [
      say(
        "Az önce bu e-posta adresiyle yeni bir hesap açılmak istendi. Sizin zaten bir hesabınız var, bu yüzden hiçbir şeyi değiştirmedik.",
        "Az önce bu e-posta adresiyle yeni bir hesap açılmak istendi. Senin zaten bir hesabın var, bu yüzden hiçbir şeyi değiştirmedik.",
      ),
      { link: links.login, label: "Giriş yap" },
      say(
        "Şifrenizi hatırlamıyorsanız yenisini belirleyebilirsiniz:",
        "Şifreni hatırlamıyorsan yenisini belirleyebilirsin:",
      ),
      { link: links.forgot, label: "Yeni şifre iste" },
      notYou(say),
    ],
  });
}

export function resetMail(to: Person, link: string): Mail {
  const say = formOfAddress(to.role);
  return mail(to, {
    subject: say("Yeni şifrenizi belirleyin", "Yeni şifreni belirle"),
    body: [
      say(
        "Şifrenizi sıfırlamak istediniz. Yeni şifrenizi buradan belirleyebilirsiniz:",
        "Şifreni sıfırlamak istedin. Yeni şifreni buradan belirleyebilirsin:",
      ),
      { link, label: "Yeni şifre belirle" },
      `${oneHour} ${say("Şifreniz değişince açık olan bütün oturumlarınız kapanır.", "Şifren değişince açık olan bütün oturumların kapanır.")}`,
      `${notYou(say)} ${say("Şifreniz", "Şifren")} aynı kalır.`,
    ],
  });
}

type Keys = readonly { readonly name: string }[];
type Links = { readonly forgot: string; readonly profile: string };

/** `keys`: the account's passkeys, which a new password does not change. */
export function passwordChangedMail(to: Person, { forgot, profile }: Links, keys: Keys): Mail {
  const say = formOfAddress(to.role);
  return mail(to, {
    subject: say("Şifreniz değişti", "Şifren değişti"),
    body: [
      say(
        "Bilye hesabınızın şifresi değişti. Diğer cihazlardaki oturumlarınız kapatıldı.",
        "Bilye hesabının şifresi değişti. Diğer cihazlardaki oturumların kapatıldı.",
      ),
      `${ifYours(say)} ${say("Siz yapmadıysanız hemen yeni bir şifre belirleyin:", "Sen yapmadıysan hemen yeni bir şifre belirle:")}`,
      { link: forgot, label: "Yeni şifre iste" },
      ...(keys.length === 0
        ? []
        : [
            say(
              `Hesabınıza geçiş anahtarıyla da girilebilir: ${keys.map(keyInWords).join(", ")}. Tanımadığınız varsa kaldırın:`,
              `Hesabına geçiş anahtarıyla da girilebilir: ${keys.map(keyInWords).join(", ")}. Tanımadığın varsa kaldır:`,
            ),
            { link: profile, label: "Anahtarlarıma bak" },
          ]),
    ],
  });
}

const keyInWords = (key: Keys[number]): string => `“${shownName(key, "adsız anahtar")}”`;

export const tokenMadeMail = (to: Person, name: string, profileLink: string): Mail =>
  mail(to, {
    subject: "Yeni bir API anahtarı oluşturuldu",
    body: [
      `Bilye hesabınızda “${name}” adlı bir API anahtarı oluşturuldu. Anahtarı bilen bir program sizin adınıza çağrı yapabilir.`,
      `${ifYours(formOfAddress())} Siz yapmadıysanız anahtarı profilinizden iptal edin ve şifrenizi değiştirin:`,
      { link: profileLink, label: "Profilimi aç" },
    ],
  });

const notYou = (say: Say) =>
  say(
    "Bu e-postayı siz istemediyseniz bir şey yapmanız gerekmez.",
    "Bu e-postayı sen istemediysen bir şey yapman gerekmez.",
  );

export const approvedMail = (to: Person, link: string): Mail =>
  mail(to, {
    subject: "Öğretmen hesabınız onaylandı",
    body: [
      "Güzel haber: öğretmen hesabınız onaylandı. Artık sınıfınızla oyun kurabilirsiniz.",
      { link, label: "Ana sayfama git" },
      "İlk oyununuz için önce bir soru seti hazırlayın, sonra tahtada kodu gösterin. İyi dersler!",
    ],
  });

export const rejectedMail = (to: Person, reason: string, link: string): Mail =>
  mail(to, {
    subject: "Öğretmen hesabınız onaylanmadı",
    body: [
      "Öğretmen hesabınız şu anda onaylı değil; bu yüzden oyun kuramazsınız. Soru setleriniz yerinde duruyor.",
      ...(reason === "" ? [] : [`Yöneticinin notu: ${reason}`]),
      `${ifMistaken} Hesabınız sonradan yeniden onaylanabilir.`,
      { link, label: "Giriş yap" },
    ],
  });
