import type { Role } from "#protocol/http/people";
import type { Mail } from "#protocol/http/service";

/** Every mail we send. A text is a list of paragraphs; a link stands alone. Nothing is ever glued to a name or a number. */
type Paragraph = string | { link: string; label: string };
type Letter = { subject: string; body: readonly Paragraph[] };
type Person = { name: string; email: string; role?: Role | undefined };

/** Pupils read "sen", everybody else "siz". */
const speaksTo = (role?: Role) => (siz: string, sen: string) => (role === "student" ? sen : siz);

/**
 * To an address nobody has proven yet: whoever wrote it into the form is a stranger, so nothing of his stands in it but to
 * whom it speaks.
 */
export function verifyMail(email: string, link: string, role?: Role): Mail {
  const say = speaksTo(role);
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
        say(
          "Bağlantı 24 saat geçerlidir. Süresi dolarsa giriş sayfasından yenisini isteyebilirsiniz.",
          "Bağlantı 24 saat geçerlidir. Süresi dolarsa giriş sayfasından yenisini isteyebilirsin.",
        ),
        say(
          "Bu hesabı siz açmadıysanız bu e-postayı silebilirsiniz: şifreyi bilmeyen hesabı açamaz, doğrulanmayan kayıtlar bir hafta sonra silinir.",
          "Bu hesabı sen açmadıysan bu e-postayı silebilirsin: şifreyi bilmeyen hesabı açamaz, doğrulanmayan kayıtlar bir hafta sonra silinir.",
        ),
      ],
    },
  );
}

export function alreadyRegisteredMail(to: Person, links: { login: string; forgot: string }): Mail {
  const say = speaksTo(to.role);
  return mail(to, {
    subject: say("Bu adresle zaten bir hesabınız var", "Bu adresle zaten bir hesabın var"),
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
  const say = speaksTo(to.role);
  return mail(to, {
    subject: say("Yeni şifrenizi belirleyin", "Yeni şifreni belirle"),
    body: [
      say(
        "Şifrenizi sıfırlamak istediniz. Yeni şifrenizi buradan belirleyebilirsiniz:",
        "Şifreni sıfırlamak istedin. Yeni şifreni buradan belirleyebilirsin:",
      ),
      { link, label: "Yeni şifre belirle" },
      say(
        "Bağlantı 1 saat geçerlidir ve bir kez kullanılabilir. Şifreniz değişince açık olan bütün oturumlarınız kapanır.",
        "Bağlantı 1 saat geçerlidir ve bir kez kullanılabilir. Şifren değişince açık olan bütün oturumların kapanır.",
      ),
      `${notYou(say)} ${say("Şifreniz", "Şifren")} aynı kalır.`,
    ],
  });
}

export function passwordChangedMail(to: Person, forgotLink: string): Mail {
  const say = speaksTo(to.role);
  return mail(to, {
    subject: say("Şifreniz değişti", "Şifren değişti"),
    body: [
      say(
        "Bilye hesabınızın şifresi az önce değişti. Diğer cihazlardaki oturumlarınız kapatıldı.",
        "Bilye hesabının şifresi az önce değişti. Diğer cihazlardaki oturumların kapatıldı.",
      ),
      say(
        "Bunu siz yaptıysanız başka bir şey gerekmez. Siz yapmadıysanız hemen yeni bir şifre belirleyin:",
        "Bunu sen yaptıysan başka bir şey gerekmez. Sen yapmadıysan hemen yeni bir şifre belirle:",
      ),
      { link: forgotLink, label: "Yeni şifre iste" },
    ],
  });
}

const notYou = (say: ReturnType<typeof speaksTo>) =>
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
      "Bir yanlışlık olduğunu düşünüyorsanız okulunuzdaki yöneticiye başvurun; hesabınız sonradan yeniden onaylanabilir.",
      { link, label: "Giriş yap" },
    ],
  });

function mail({ name, email }: Person, letter: Letter): Mail {
  const hello = greeting(name);
  return { to: email, subject: letter.subject, text: asText(hello, letter), html: asHtml(hello, letter) };
}

/** A name that a mail program would turn into a link is left out. */
const greeting = (name: string) =>
  name === "" || /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}/iu.test(name) ? "Merhaba," : `Merhaba ${oneLine(name)},`;
const farewell = "Sevgiyle,\nBilye";

function asText(hello: string, { body }: Letter): string {
  const paragraphs = body.map((part) => (typeof part === "string" ? part : `${part.label}:\n${part.link}`));
  return [hello, ...paragraphs, farewell].join("\n\n") + "\n";
}

/** Mail programs know neither our style sheets nor custom fonts, so the few styles stand on the elements. */
function asHtml(hello: string, { subject, body }: Letter): string {
  const paragraphs = body.map((part) =>
    typeof part === "string"
      ? `<p style="margin:0 0 16px">${escapeHtml(part)}</p>`
      : `<p style="margin:0 0 16px"><a href="${escapeHtml(part.link)}" style="${buttonStyle}">${escapeHtml(part.label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5fa;color:#1b1f3b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 16px">${escapeHtml(hello)}</p>
${paragraphs.join("\n")}
<p style="margin:24px 0 0">${farewell.replace("\n", "<br>")}</p>
</div>
</body>
</html>
`;
}

const buttonStyle =
  "display:inline-block;padding:12px 20px;border-radius:12px;background:#1f3fc4;color:#ffffff;font-weight:700;text-decoration:none";

/** A name never begins a line of its own in a plain text mail. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
