import type { Role } from "#protocol/http/replies/people";
import type { Mail } from "#protocol/http/service";

/** Form of every mail we send: a list of paragraphs; a link stands alone. No text is ever glued to a name or a number. */
type Paragraph = string | { link: string; label: string };
type Letter = { subject: string; body: readonly Paragraph[] };
export type Person = { name: string; email: string; role?: Role | undefined };

/** Picks the form of address: pupils read "sen", everybody else "siz". */
export const formOfAddress = (role?: Role) => (siz: string, sen: string) => (role === "student" ? sen : siz);

export type Say = ReturnType<typeof formOfAddress>;

/** Sentences of several mails. */
export const ifYours = (say: Say): string =>
  say("Bunu siz yaptıysanız başka bir şey gerekmez.", "Bunu sen yaptıysan başka bir şey gerekmez.");
export const ifMistaken = "Bir yanlışlık olduğunu düşünüyorsanız okulunuzdaki yöneticiye başvurun.";
export const oneHour = "Bağlantı 1 saat geçerlidir ve bir kez kullanılabilir.";
export const oneDay = "Bağlantı 24 saat geçerlidir.";
export const haveAccount = (say: Say): string =>
  say("Bu adresle zaten bir hesabınız var", "Bu adresle zaten bir hesabın var");

export function mail({ name, email }: Person, letter: Letter): Mail {
  const hello = greeting(name);
  return { to: email, subject: letter.subject, text: asText(hello, letter), html: asHtml(hello, letter) };
}

const greeting = (name: string) => (isShown(name) ? `Merhaba ${oneLine(name)},` : "Merhaba,");

/** Leaves out a name that a mail program would turn into a link. */
const isShown = (name: string) => name !== "" && !/:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}/iu.test(name);

/** Shows somebody else's name within a sentence. */
export const shownName = ({ name }: { name: string }, otherwise: string): string =>
  isShown(name) ? oneLine(name) : otherwise;
const farewell = "Sevgiyle,\nBilye";

function asText(hello: string, { body }: Letter): string {
  const paragraphs = body.map((part) => (typeof part === "string" ? part : `${part.label}:\n${part.link}`));
  return [hello, ...paragraphs, farewell].join("\n\n") + "\n";
}

/** Builds the HTML. Mail programs know neither our style sheets nor custom fonts, so the few styles are on the elements. */
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

/** Removes line breaks, so that a name never begins a new line in a plain text mail. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
