import { emptyPicture, type GreyImage } from "#hosting/cards/reading/picture";

let canvas: OffscreenCanvas | null = null;
let room = new Uint8Array(0);

/** A camera's own frames begin with their grey picture, so nothing has to be converted. Closes the frame. */
export async function greyOfFrame(frame: VideoFrame): Promise<GreyImage> {
  const { width, height } = frame.visibleRect!;
  const size = frame.allocationSize();
  if (room.length < size) room = new Uint8Array(size);
  const [plane] = await frame.copyTo(room);
  frame.close();
  const { offset, stride } = plane!;
  const picture = emptyPicture(width, height);
  for (let y = 0; y < height; y++) {
    picture.grey.set(room.subarray(offset + y * stride, offset + y * stride + width), y * width);
  }
  return picture;
}

/** The slower way, which every browser has. Closes the bitmap. */
export function greyOfBitmap(bitmap: ImageBitmap): GreyImage {
  const { width, height } = bitmap;
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return greyOfPixels(context.getImageData(0, 0, width, height));
}

export function greyOfPixels({ width, height, data }: ImageData): GreyImage {
  const picture = emptyPicture(width, height);
  for (let at = 0, from = 0; at < picture.grey.length; at++, from += 4) {
    picture.grey[at] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
  }
  return picture;
}
