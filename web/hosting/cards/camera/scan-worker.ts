import { cardNumbers } from "#hosting/cards/codes";
import { Detector } from "#hosting/cards/reading/detector";
import { lookOf, movedBetween, type Look } from "#hosting/cards/reading/look";
import type { GreyImage } from "#hosting/cards/reading/picture";
import type { WorkerReply } from "./frame-seen";
import { greyOfBitmap, greyOfFrame, greyOfPixels } from "./grey";

/** Finds cards outside the page's thread: a slow phone reads fewer frames, and the page never stands still. */

type Image = VideoFrame | ImageBitmap | ImageData;

/** Detectors for the latest sizes: a slow device's pictures are whole or small in turn. */
const detectors = new Map<string, Detector>();
const SIZES = 2;
let last: Look | null = null;

self.addEventListener("message", ({ data }: MessageEvent<Image>) => {
  // Errors are sent as a reply: thrown in here they would reach nobody, and the page would wait for ever.
  void seenIn(data).then(tell, (error: unknown) => tell({ failed: String(error) }));
});

const tell = (reply: WorkerReply) => self.postMessage(reply, { transfer: [] });

async function seenIn(image: Image): Promise<WorkerReply> {
  const picture = await greyOf(image);
  const look = lookOf(picture);
  const moved = last === null ? 0 : movedBetween(last, look);
  last = look;
  const { width, height } = picture;
  return { ...detectorFor(picture).find(picture), width, height, light: look.light, moved };
}

function greyOf(image: Image): GreyImage | Promise<GreyImage> {
  if ("data" in image) return greyOfPixels(image);
  return "copyTo" in image ? greyOfFrame(image) : greyOfBitmap(image);
}

/** A phone that is turned sends pictures of another size. */
function detectorFor({ width, height }: GreyImage): Detector {
  const size = `${width} ${height}`;
  const detector = detectors.get(size) ?? new Detector(width, height, cardNumbers);
  if (!detectors.has(size) && detectors.size === SIZES) detectors.clear();
  detectors.set(size, detector);
  return detector;
}
