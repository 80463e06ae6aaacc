import type { Mail } from "#protocol/http/service";

/** Every mail we send. A text is a list of paragraphs; a link stands alone. Nothing is ever glued to a name or a number. */
type Paragraph = string | { link: string; label: string };
type Letter = { subject: string; body: readonly Paragraph[] };
type Person = { name: string; email: string };

const notYou = "Bu e-postayı siz istemediyseniz bir şey yapmanız gerekmez.";

/** To an address nobody has proven yet: whoever wrote it into the form is a stranger, so nothing of his stands in it. */
export const verifyMail = (email: string, link: string): Mail =>
  mail(
    { name: "", email },
    {
      subject: "E-postanızı doğrulayın",
      body: [
        "Bilye ailesine hoş geldiniz! Hesabınızı açmak için tek bir adım kaldı: bağlantıyı açıp kaydolurken seçtiğiniz şifreyi yazın.",
        { link, label: "E-postamı doğrula" },
        "Bağlantı 24 saat geçerlidir. Süresi dolarsa giriş sayfasından yenisini isteyebilirsiniz.",
        "Bu hesabı siz açmadıysanız bu e-postayı silebilirsiniz: şifreyi bilmeyen hesabı açamaz, doğrulanmayan kayıtlar bir hafta sonra silinir.",
      ],
    },
  );

export const alreadyRegisteredMail = (to: Person, links: { login: string; forgot: string }): Mail =>
  mail(to, {
    subject: "Bu adresle zaten bir hesabınız var",
    body: [
      "Az önce bu e-posta adresiyle yeni bir hesap açılmak istendi. Sizin zaten bir hesabınız var, bu yüzden hiçbir şeyi değiştirmedik.",
      { link: links.login, label: "Giriş yap" },
      "Şifrenizi hatırlamıyorsanız yenisini belirleyebilirsiniz:",
      { link: links.forgot, label: "Yeni şifre iste" },
      notYou,
    ],
  });

export const resetMail = (to: Person, link: string): Mail =>
  mail(to, {
    subject: "Yeni şifrenizi belirleyin",
    body: [
      "Şifrenizi sıfırlamak istediniz. Yeni şifrenizi buradan belirleyebilirsiniz:",
      { link, label: "Yeni şifre belirle" },
      "Bağlantı 1 saat geçerlidir ve bir kez kullanılabilir. Şifreniz değişince açık olan bütün oturumlarınız kapanır.",
      `${notYou} Şifreniz aynı kalır.`,
    ],
  });

export const passwordChangedMail = (to: Person, forgotLink: string): Mail =>
  mail(to, {
    subject: "Şifreniz değişti",
    body: [
      "Bilye hesabınızın şifresi az önce değişti. Diğer cihazlardaki oturumlarınız kapatıldı.",
      "Bunu siz yaptıysanız başka bir şey gerekmez. Siz yapmadıysanız hemen yeni bir şifre belirleyin:",
      { link: forgotLink, label: "Yeni şifre iste" },
    ],
  });

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
