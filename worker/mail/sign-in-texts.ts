import type { Mail } from "#protocol/http/service";
import { mail, formOfAddress, type Person, oneDay, haveAccount, type Say } from "./letter";

/** Mails about the address of an account. */

/** Mail to an address that nobody has proven: contains no text that a stranger wrote. */
export function newEmailMail({ email, role }: Omit<Person, "name">, link: string): Mail {
  const say = formOfAddress(role);
  return mail(
    { name: "", email },
    {
      subject: say("Yeni e-posta adresinizi onaylayın", "Yeni e-posta adresini onayla"),
      body: [
        say(
          "Bilye hesabınızda bundan sonra bu adresi kullanmak istediniz. Değişmesi için bağlantıyı açın:",
          "Bilye hesabında bundan sonra bu adresi kullanmak istedin. Değişmesi için bağlantıyı aç:",
        ),
        { link, label: "Bu adresi kullan" },
        `${oneDay} ${say("Açana kadar eski adresiniz geçerlidir.", "Açana kadar eski adresin geçerlidir.")}`,
        say(
          "Bunu siz istemediyseniz bağlantıyı açmayın ve bu e-postayı silin: hiçbir şey değişmez.",
          "Bunu sen istemediysen bağlantıyı açma ve bu e-postayı sil: hiçbir şey değişmez.",
        ),
      ],
    },
  );
}

/** Mail to the owner of an address that another account asked for. */
export function emailTakenMail(to: Person, link: string): Mail {
  const say = formOfAddress(to.role);
  return mail(to, {
    subject: haveAccount(say),
    body: [
      say(
        "Az önce başka bir Bilye hesabında bu e-posta adresi kullanılmak istendi. Bu adres sizin hesabınızın, bu yüzden hiçbir şeyi değiştirmedik.",
        "Az önce başka bir Bilye hesabında bu e-posta adresi kullanılmak istendi. Bu adres senin hesabının, bu yüzden hiçbir şeyi değiştirmedik.",
      ),
      say(
        "Bunu siz istediyseniz önce bu hesabı silin ya da başka bir adres seçin:",
        "Bunu sen istediysen önce bu hesabı sil ya da başka bir adres seç:",
      ),
      { link, label: "Giriş yap" },
      say("Siz istemediyseniz bir şey yapmanız gerekmez.", "Sen istemediysen bir şey yapman gerekmez."),
    ],
  });
}

/** Mail to an account's present address while another one is requested. */
export function emailAskedMail(to: Person, email: string, forgotLink: string): Mail {
  const say = formOfAddress(to.role);
  return mail(to, {
    subject: say("E-posta adresinizin değişmesi istendi", "E-posta adresinin değişmesi istendi"),
    body: [
      say(
        `Bilye hesabınızın e-posta adresi ${email} olsun istendi. O adrese bir bağlantı gönderdik; açılana kadar bu adres geçerli kalır.`,
        `Bilye hesabının e-posta adresi ${email} olsun istendi. O adrese bir bağlantı gönderdik; açılana kadar bu adres geçerli kalır.`,
      ),
      ...notYours(say, forgotLink),
    ],
  });
}

/** Mail to the address that the account had until now. */
export function emailChangedMail(to: Person, email: string, operator: string): Mail {
  const say = formOfAddress(to.role);
  return mail(to, {
    subject: say("E-posta adresiniz değişti", "E-posta adresin değişti"),
    body: [
      say(
        `Bilye hesabınızın e-posta adresi artık ${email}. Bu adrese bundan sonra posta gelmez.`,
        `Bilye hesabının e-posta adresi artık ${email}. Bu adrese bundan sonra posta gelmez.`,
      ),
      operator === ""
        ? say(
            "Bunu siz yapmadıysanız hemen okulunuzdaki yöneticiye başvurun.",
            "Bunu sen yapmadıysan hemen öğretmenine söyle.",
          )
        : say(
            `Bunu siz yapmadıysanız hemen bize yazın: ${operator}`,
            `Bunu sen yapmadıysan hemen öğretmenine söyle ya da bize yaz: ${operator}`,
          ),
    ],
  });
}

const notYours = (say: Say, forgotLink: string) => [
  say(
    "Bunu siz istediyseniz başka bir şey gerekmez. Siz istemediyseniz biri şifrenizi biliyor: hemen yeni bir şifre belirleyin, istek de böylece geçersiz olur.",
    "Bunu sen istediysen başka bir şey gerekmez. Sen istemediysen biri şifreni biliyor: hemen yeni bir şifre belirle, istek de böylece geçersiz olur.",
  ),
  { link: forgotLink, label: "Yeni şifre iste" },
];

/** Mail at each use of a board's code; only teachers have one. */
export const boardCodeUsedMail = (to: Person, whereAndWhen: string, forgotLink: string): Mail =>
  mail(to, {
    subject: "Tahta kodunuz kullanıldı",
    body: [
      `Tahta kodunuz kullanıldı: ${whereAndWhen}. Kod bir daha açılmaz.`,
      "Siz değilseniz biri kodunuzu öğrenmiş demektir. Hemen yeni bir şifre belirleyin; o tahtadaki oturum ve açık kodlarınız da kapanır:",
      { link: forgotLink, label: "Yeni şifre belirle" },
    ],
  });
