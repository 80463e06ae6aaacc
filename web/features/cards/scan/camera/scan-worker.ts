import { CARDS } from "#hosting/cards/codes";
import { Detector } from "#features/cards/reading/detector";
import { lookOf, movedBetween, type Look } from "#features/cards/reading/look";
import type { Picture } from "#features/cards/reading/picture";
import type { WorkerReply } from "./frame-seen";
import { greyOfBitmap, greyOfFrame, greyOfPixels } from "./grey";

type Image = VideoFrame | ImageBitmap | ImageData;

/** Finds cards beside the page, so that a slow phone reads fewer frames and never stands still. */
const everyNumber = Array.from({ length: CARDS }, (_, k) => k + 1);
/** Of the last sizes: a slow device's pictures are whole or small in turn. */
const detectors = new Map<string, Detector>();
const SIZES = 2;
let last: Look | null = null;

self.addEventListener("message", ({ data }: MessageEvent<Image>) => {
  // What is thrown in here would reach nobody, and the page would wait for ever.
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

function greyOf(image: Image): Picture | Promise<Picture> {
  if ("data" in image) return greyOfPixels(image);
  return "copyTo" in image ? greyOfFrame(image) : greyOfBitmap(image);
}

/** A phone that is turned sends pictures of another size. */
function detectorFor({ width, height }: Picture): Detector {
  const size = `${width} ${height}`;
  const detector = detectors.get(size) ?? new Detector(width, height, everyNumber);
  if (!detectors.has(size) && detectors.size === SIZES) detectors.clear();
  detectors.set(size, detector);
  return detector;
}
