import { gradeName, subjectName } from "#shared/curriculum";
import type { SharedContent } from "#db/library/shared-sets";

/** What a messenger shows for a link: what everybody may read of the set, and no question of it. */
type LinkCard = { readonly title: string; readonly description: string };

export function linkCardOf({ title, subject, grade, questions, author }: SharedContent): LinkCard {
  const facts = [
    `${questions.length} soru`,
    ...(subject === null ? [] : [subjectName(subject)]),
    ...(grade === null ? [] : [gradeName(grade)]),
    ...(author.name === null ? [] : [author.name]),
  ];
  return { title: oneLine(title), description: oneLine(facts.join(", ")) };
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();

type Shown = { readonly card: LinkCard | null; readonly isHidden: boolean };

/** The app's page with a card in its head. The rewriter writes every text as a text: none of it can become markup. */
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
  // What is in it is no file's any more: its tag says nothing of it.
  reply.headers.delete("etag");
  reply.headers.delete("content-length");
  reply.headers.set("cache-control", "no-cache");
  if (isHidden) reply.headers.set("x-robots-tag", "noindex");
  return reply;
}

const content = (text: string) => ({ element: (meta: Element) => void meta.setAttribute("content", text) });
