import { decodeHTMLStrict } from "entities";
import { raised } from "./raised";

export type PlainText = { text: string; losses: string[] };

/** Only these names count as HTML tags, so that "a < b" and questions about other tags stay as they are. */
const names =
  "a|abbr|audio|b|big|blockquote|br|center|code|dd|del|div|dl|dt|em|embed|figure|figcaption|font|h[1-6]|hr|i|iframe|img|ins|kbd|label|li|link|mark|math|meta|object|ol|p|picture|pre|q|s|script|section|small|source|span|strike|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|video";
const tag = new RegExp(`</?(${names})(?:\\s[^<>]*|/)?>`, "gi");
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

export const looksLikeHtml = (text: string): boolean => text.search(tag) >= 0 || entity.test(text);

/** Limit far above any question. A longer text is refused anyway. */
const LONG = 50_000;

/** Turns HTML into text as a person would read it aloud, and names the losses. */
export function htmlText(html: string, { keepLines = false } = {}): PlainText {
  const losses: string[] = [];
  if (/<img\b|<picture\b|<svg\b|@@PLUGINFILE@@/i.test(html)) losses.push(IMAGE_LOST);
  if (/<(?:audio|video|iframe|embed|object)\b/i.test(html)) losses.push(EMBEDDED_LOST);
  if (/<script\b/i.test(html)) losses.push("Metindeki betik çıkarıldı.");
  if (/<table\b/i.test(html)) losses.push("Tablo düz yazıya çevrildi.");
  const bounded = html.replace(/data:[\w/+.-]+;base64,[\w+/=]*/g, "").slice(0, LONG);
  const source = keepLines ? bounded : bounded.replace(/\s+/g, " ");
  const text = withoutComments(source)
    .replace(/<(script|style|svg|math|audio|video|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<su([bp])(?:\s[^<>]*)?>([^<>]{1,12})<\/su\1>/gi, (_, kind, inner) =>
      raised(String(inner), kind === "p" || kind === "P" ? "above" : "below"),
    )
    .replace(tag, (_, name) => space(String(name).toLocaleLowerCase("en")));
  return { text: lines(decodeHTMLStrict(text)), losses };
}

export const EMBEDDED_LOST = "Ses, video ya da gömülü içerik alınmadı.";

/** Looks for each end once: a pattern would look again behind each beginning. */
function withoutComments(html: string): string {
  let [text, at] = ["", 0];
  for (;;) {
    const from = html.indexOf("<!--", at);
    const end = from < 0 ? -1 : html.indexOf("-->", from + 4);
    if (end < 0) return text + html.slice(at);
    text += html.slice(at, from);
    at = end + 3;
  }
}

export const IMAGE_LOST = "Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın.";

function space(name: string): string {
  if (/^(?:br|p|div|li|tr|h[1-6]|hr|blockquote|pre|dd|dt|ul|ol|table|section|figure|figcaption)$/.test(name))
    return "\n";
  return /^t[dh]$/.test(name) ? " " : "";
}

const lines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.replace(/[ \t\u00a0]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");

/** A web page, or a table that Excel or e-Okul saved as one and named .xls. */
export const isHtml = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!doctype html|<html|<(?:head|body|table|div|meta|style|p|span)\b)/i.test(text);
