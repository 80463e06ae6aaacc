import type { Mail } from "#protocol/http/service";

/** Every mail we send. A text is a list of paragraphs; a link stands alone. Nothing is ever glued to a name or a number. */
type Paragraph = string | { link: string; label: string };
type Letter = { subject: string; name: string; body: readonly Paragraph[] };
type Person = { name: string; email: string };

const notYou = "Bu e-postayı siz istemediyseniz bir şey yapmanız gerekmez.";

export const verifyMail = (to: Person, link: string): Mail =>
  mail(to, {
    subject: "E-postanızı doğrulayın",
    name: to.name,
    body: [
      "Bilye ailesine hoş geldiniz! Hesabınızı açmak için tek bir adım kaldı: bu adresin size ait olduğunu doğrulayın.",
      { link, label: "E-postamı doğrula" },
      "Bağlantı 24 saat geçerlidir. Süresi dolarsa giriş sayfasından yenisini isteyebilirsiniz.",
      "Bu hesabı siz açmadıysanız bu e-postayı silebilirsiniz; doğrulanmayan hesaplar bir hafta sonra silinir.",
    ],
  });

export const alreadyRegisteredMail = (to: Person, links: { login: string; forgot: string }): Mail =>
  mail(to, {
    subject: "Bu adresle zaten bir hesabınız var",
    name: to.name,
    body: [
      "Az önce bu e-posta adresiyle yeni bir hesap açılmak istendi. Sizin zaten bir hesabınız var, bu yüzden hiçbir şeyi değiştirmedik.",
      { link: links.login, label: "Giriş yap" },
      "Şifrenizi hatırlamıyorsanız yenisini belirleyebilirsiniz:",
      { link: links.forgot, label: "Yeni şifre iste" },
      notYou,
    ],
  });

/** The address is taken by an account that nobody has verified: whoever reads this mail may make it his own. */
export const claimAccountMail = (to: Person, link: string): Mail =>
  mail(to, {
    subject: "Bu adresle zaten bir hesabınız var",
    name: to.name,
    body: [
      "Bu e-posta adresiyle daha önce bir hesap açılmış, ama adres henüz doğrulanmamış. Hesabı kullanmak için kendi şifrenizi belirleyin; adresiniz de böylece doğrulanır.",
      { link, label: "Şifremi belirle" },
      "Bağlantı 1 saat geçerlidir ve bir kez kullanılabilir.",
      notYou,
    ],
  });

export const resetMail = (to: Person, link: string): Mail =>
  mail(to, {
    subject: "Yeni şifrenizi belirleyin",
    name: to.name,
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
    name: to.name,
    body: [
      "Bilye hesabınızın şifresi az önce değişti. Diğer cihazlardaki oturumlarınız kapatıldı.",
      "Bunu siz yaptıysanız başka bir şey gerekmez. Siz yapmadıysanız hemen yeni bir şifre belirleyin:",
      { link: forgotLink, label: "Yeni şifre iste" },
    ],
  });

export const approvedMail = (to: Person, link: string): Mail =>
  mail(to, {
    subject: "Öğretmen hesabınız onaylandı",
    name: to.name,
    body: [
      "Güzel haber: öğretmen hesabınız onaylandı. Artık sınıfınızla oyun kurabilirsiniz.",
      { link, label: "Panelime git" },
      "İlk oyununuz için önce bir soru seti hazırlayın, sonra tahtada kodu gösterin. İyi dersler!",
    ],
  });

export const rejectedMail = (to: Person, reason: string, link: string): Mail =>
  mail(to, {
    subject: "Öğretmen hesabınız onaylanmadı",
    name: to.name,
    body: [
      "Öğretmen hesabınız şu anda onaylı değil; bu yüzden oyun kuramazsınız. Soru setleriniz yerinde duruyor.",
      ...(reason === "" ? [] : [`Yöneticinin notu: ${reason}`]),
      "Bir yanlışlık olduğunu düşünüyorsanız okulunuzdaki yöneticiye başvurun; hesabınız sonradan yeniden onaylanabilir.",
      { link, label: "Giriş yap" },
    ],
  });

function mail({ email }: Person, letter: Letter): Mail {
  return { to: email, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

/** Somebody may register a stranger's address: a name that a mail program would turn into a link is left out. */
const greeting = (name: string) =>
  /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}/iu.test(name) ? "Merhaba," : `Merhaba ${oneLine(name)},`;
const farewell = "Sevgiyle,\nBilye";

function asText({ name, body }: Letter): string {
  const paragraphs = body.map((part) => (typeof part === "string" ? part : `${part.label}:\n${part.link}`));
  return [greeting(name), ...paragraphs, farewell].join("\n\n") + "\n";
}

/** Mail programs know neither our style sheets nor custom fonts, so the few styles stand on the elements. */
function asHtml({ subject, name, body }: Letter): string {
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
<p style="margin:0 0 16px">${escapeHtml(greeting(name))}</p>
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
