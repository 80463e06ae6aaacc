import type { SitePage } from "#browser/addresses/site-pages";
import { titleOf } from "#browser/addresses/title";

/** A page's title and description, and the card that messengers show for a link to it. Cards need whole addresses. */
export function pageHead(page: SitePage, origin: string): string {
  const title = titleOf([{ handle: page }]);
  const { description } = page;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Bilye" />`,
    `<meta property="og:locale" content="tr_TR" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:image" content="${origin}/og.png" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta property="og:image:alt" content="Soruyu sorun, bilyeler yuvarlansın" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ].join("\n    ");
}
