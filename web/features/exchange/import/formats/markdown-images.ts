import { IMAGE_LOST, type PlainText } from "../files/html-text";

/** Replaces `![what it shows](where it is)` with the description, and reports the lost picture. */
export function withoutImages(text: string): PlainText {
  let isLost = false;
  const plain = text.replace(/!\[([^[\]\n]{0,300})\]\([^()\n]{0,2000}\)/g, (_, alt: string) => {
    isLost = true;
    return alt.trim();
  });
  return { text: plain, losses: isLost ? [IMAGE_LOST] : [] };
}

/** True for a file name in place of an option's text: the picture itself is elsewhere. */
export const isPicturePath = (text: string): boolean =>
  /^\S{0,300}\.(?:png|jpe?g|gif|webp|svg|bmp|tiff?|heic)(?:\?\S{0,300})?$/i.test(text.trim()) ||
  /^data:image\//i.test(text.trim());
