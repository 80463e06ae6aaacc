import { IMAGE_LOST, type PlainText } from "../files/html-text";

/** `![what it shows](where it is)` is what it shows, and a loss. */
export function withoutImages(text: string): PlainText {
  let isLost = false;
  const plain = text.replace(/!\[([^\]\n]{0,300})\]\([^()\n]{0,2000}\)/g, (_, alt: string) => {
    isLost = true;
    return alt.trim();
  });
  return { text: plain, losses: isLost ? [IMAGE_LOST] : [] };
}

/** A file's name where an option should be: the picture itself is somewhere else. */
export const isPicturePath = (text: string): boolean =>
  /^\S{0,300}\.(?:png|jpe?g|gif|webp|svg|bmp|tiff?|heic)(?:\?\S{0,300})?$/i.test(text.trim()) ||
  /^data:image\//i.test(text.trim());
