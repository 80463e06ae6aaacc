/** True if something in the rich text is lost in the plain one. */
export const saysMore = (html: string): boolean =>
  /<(?:su[bp]|b|strong|u|ol|li|table|img|svg|math|mark|h[1-6])\b|vertical-align:\s*su[bp]|font-weight:\s*(?:bold|[6-9]00)|text-decoration[\w-]*:[^;"']*underline|font-family:\s*["']?(?:symbol|wingdings)|mso-list|(?:background|color)[\w-]*:/i.test(
    html,
  );
