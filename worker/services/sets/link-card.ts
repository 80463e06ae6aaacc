import { gradeName, subjectName } from "#shared/curriculum";
import type { SharedFacts } from "#db/library/shared-sets";

/** The preview that a messenger shows for a link: public facts about the set, and none of its questions. */
type LinkCard = { readonly title: string; readonly description: string };

export function linkCardOf({ title, subject, grade, questions, author }: SharedFacts): LinkCard {
  const facts = [
    `${questions} soru`,
    ...(subject === null ? [] : [subjectName(subject)]),
    ...(grade === null ? [] : [gradeName(grade)]),
    ...(author.name === null ? [] : [author.name]),
  ];
  return { title: oneLine(title), description: oneLine(facts.join(", ")) };
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();

type Shown = { readonly card: LinkCard | null; readonly isHidden: boolean };

/** The app's page with a card in its head. The rewriter writes every value as text, so none can become markup. */
export function withCard(page: Response, { card, isHidden }: Shown): Response {
  const rewriter = new HTMLRewriter();
  if (isHidden) {
    rewriter.on("head", {
      element: (head) => void head.append('<meta name="robots" content="noindex">', { html: true }),
    });
  }
  if (card) {
    rewriter
      .on("head > title", { element: (title) => void title.setInnerContent(`${card.title} — Bilye`) })
      .on('meta[name="description"]', content(card.description))
      .on('meta[property="og:title"]', content(card.title))
      .on('meta[property="og:description"]', content(card.description));
  }
  const reply = rewriter.transform(page);
  // The changed page no longer matches the file, so drop the file's etag.
  reply.headers.delete("etag");
  reply.headers.delete("content-length");
  reply.headers.set("cache-control", "no-cache");
  if (isHidden) reply.headers.set("x-robots-tag", "noindex");
  return reply;
}

const content = (text: string) => ({ element: (meta: Element) => void meta.setAttribute("content", text) });
