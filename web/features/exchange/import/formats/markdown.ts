/** Limit far above any question. A longer text is refused anyway. */
const LONG = 20_000;

/** Removes only marks that would look like dirt on the board: headings, bold, italics, code. */
export const withoutMarkdown = (text: string): string =>
  text.length > LONG
    ? text
    : text
        .replace(/^#{1,6} +/gm, "")
        .replace(/^> ?/gm, "")
        .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, "$2")
        .replace(/(^|[^\w*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])/g, "$1$2")
        .replace(/`([^`\n]+)`/g, "$1");
