import { fit, letters, MOST_PARTS, type Form } from "./unfit";

const [IMAGE, EXTENSION, TRAILER] = [0x2c, 0x21, 0x3b] as const;
const [GRAPHIC_CONTROL, APPLICATION] = [0xf9, 0xff] as const;
/** Application blocks that only say how often an animation repeats; some programs write them into still pictures too. */
const loops = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"]);

/** Reads blocks up to the trailer, which must end the file, with exactly one image among them. */
export const readGif: Form = (view) => {
  if (view.byteLength < 13 || !["GIF87a", "GIF89a"].includes(letters(view, 0, 6))) return null;
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  let images = 0;
  let parts = 0;
  for (let at = 13 + coloursLength(view.getUint8(10)); ;) {
    fit(++parts <= MOST_PARTS, "scans");
    const kind = view.getUint8(at);
    if (kind === TRAILER) {
      fit(images === 1);
      fit(at + 1 === view.byteLength, "tail");
      return size;
    }
    if (kind === IMAGE) {
      fit(++images === 1, "animated");
      at = behindImage(view, at, size);
    } else {
      fit(kind === EXTENSION);
      at = behindExtension(view, at);
    }
  }
};

const coloursLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function behindImage(view: DataView, at: number, { width, height }: { width: number; height: number }): number {
  const [left, top, right, bottom] = [1, 3, 5, 7].map((field) => view.getUint16(at + field, true)) as [
    number,
    number,
    number,
    number,
  ];
  fit(right > 0 && bottom > 0 && left + right <= width && top + bottom <= height);
  const data = at + 10 + coloursLength(view.getUint8(at + 9));
  const smallestCode = view.getUint8(data);
  fit(smallestCode >= 1 && smallestCode <= 8 && view.getUint8(data + 1) > 0);
  return behindBlocks(view, data + 1);
}

function behindExtension(view: DataView, at: number): number {
  const label = view.getUint8(at + 1);
  const length = view.getUint8(at + 2);
  const isLoop = label === APPLICATION && length === 11 && loops.has(letters(view, at + 3, 11));
  fit(isLoop || (label === GRAPHIC_CONTROL && length === 4), "metadata");
  const end = behindBlocks(view, at + 2);
  // Allows only exact lengths, so that nothing hides inside: three bytes for a loop, four for an image's control.
  fit(end === at + 3 + length + (isLoop ? 5 : 1), "metadata");
  return end;
}

function behindBlocks(view: DataView, from: number): number {
  let at = from;
  for (let length = view.getUint8(at++); length > 0; length = view.getUint8(at++)) at += length;
  return at;
}
