/** A run of emoji, with the signs that join and modify them. */
const PICTURES =
  /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u{200D}|\u{FE0F}|[\u{E0020}-\u{E007F}])+/gu;
const PICTURE = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/gu;

/**
 * A nickname without the emoji that this device would draw as empty boxes; the marble tells apart pupils whose name is nothing
 * else.
 */
export function shownName(nickname: string, isDrawn = isDrawnHere): string {
  const shown = nickname.replace(PICTURES, (run) => ((run.match(PICTURE) ?? []).every(isDrawn) ? run : ""));
  return shown === nickname ? nickname : shown.trim() || "(emoji)";
}

const known = new Map<string, boolean>();

function isDrawnHere(picture: string): boolean {
  const before = known.get(picture);
  if (before !== undefined) return before;
  const [drawn, box] = [imageOf(picture), imageOf("\u{10FFFF}")];
  known.set(picture, drawn !== box);
  return drawn !== box;
}

/** No font has the last of all code points, so its image is that of every missing sign. */
function imageOf(text: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = 24;
  canvas.height = 24;
  const context = canvas.getContext("2d");
  if (context === null) return text;
  context.font = "16px sans-serif";
  context.fillText(text, 2, 18);
  return canvas.toDataURL();
}
