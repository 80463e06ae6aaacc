import type { FrameSeen, WorkerReply } from "./frame-seen";
import { Pace } from "./pace";

/** Least pause between frames, however fast the device is: cards are held for seconds, and phones grow warm. */
const LEAST_PAUSE_MS = 60;
/** A video shorter than this on its longer side is never scaled down. */
const SMALLEST = 1280;
/** A larger one is never read larger. */
const LARGEST = 3840;
/** A camera that shows nothing new for this long stands still. */
const STANDS_AFTER_MS = 2_000;

type Reader = {
  readonly seen: (frame: FrameSeen) => void;
  /** The camera shows the same picture again and again. */
  readonly stood: () => void;
};

/**
 * Sends a video's frames to the worker, one at a time, and skips those that come meanwhile. Returns the function that stops it.
 */
export function readFrames(
  video: HTMLVideoElement,
  { seen, stood }: Reader,
  isWanted: () => boolean = () => true,
): () => void {
  const worker = new Worker(new URL("./scan-worker.ts", import.meta.url), { type: "module" });
  const pace = new Pace();
  let isOver = false;
  let sentAt = 0;
  let shown = 0;
  let small = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (after: number) => {
    if (!isOver) timer = setTimeout(() => void send(), after);
  };
  const send = async () => {
    try {
      if (isOver || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return next(100);
      if (!isWanted()) return next(200);
      // One picture says the same however often it is read: a camera that stands still decides nothing.
      const newest = video.getVideoPlaybackQuality().totalVideoFrames;
      if (newest !== 0 && newest === shown) {
        if (performance.now() - sentAt > STANDS_AFTER_MS) stood();
        return next(LEAST_PAUSE_MS);
      }
      shown = newest;
      sentAt = performance.now();
      const image = await imageOf(video, pace.isSmallNext ? 0.5 : 1);
      if (isOver) return "close" in image ? image.close() : undefined;
      worker.postMessage(image, ["data" in image ? image.data.buffer : image]);
    } catch {
      // A frame that could not be taken, as when the camera is just being turned off.
      next(200);
    }
  };
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => {
    if (isOver) return;
    // Far cards show only in a whole picture.
    if (!("failed" in data) && !pace.isSmallNext) small = data.small;
    pace.took(performance.now() - sentAt);
    if (!("failed" in data)) seen({ ...data, small, isSlow: pace.isSlow });
    next("failed" in data ? 500 : LEAST_PAUSE_MS);
  });
  worker.addEventListener("error", () => next(1000));
  next(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
    worker.terminate();
  };
}

/** A frame as the camera made it, if it is sure to be upright and whole; else a picture of the video as shown. */
async function imageOf(video: HTMLVideoElement, wanted: number): Promise<VideoFrame | ImageBitmap | ImageData> {
  const { videoWidth, videoHeight } = video;
  const longest = Math.max(videoWidth, videoHeight);
  const scale = Math.min(longest < SMALLEST ? 1 : wanted, LARGEST / longest);
  const [width, height] = [videoWidth, videoHeight].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  if (!("OffscreenCanvas" in globalThis)) return pixelsOf(video, width, height);
  if (scale < 1) return createImageBitmap(video, { resizeWidth: width, resizeHeight: height });
  if (!tellsTurn()) return createImageBitmap(video);
  const frame = new VideoFrame(video);
  if (isAsShown(frame, video)) return frame;
  frame.close();
  return createImageBitmap(video);
}

let canvas: HTMLCanvasElement | null = null;

/** Fallback for a worker that cannot draw: an older Firefox or Safari. */
function pixelsOf(video: HTMLVideoElement, width: number, height: number): ImageData {
  canvas ??= document.createElement("canvas");
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(video, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** A browser that does not report a frame's rotation may deliver a phone's frame on its side: every answer would be wrong. */
const tellsTurn = () => "VideoFrame" in globalThis && "rotation" in VideoFrame.prototype;

type Turned = VideoFrame & { readonly rotation?: number; readonly flip?: boolean };

function isAsShown(frame: Turned, video: HTMLVideoElement): boolean {
  const { visibleRect, format, rotation, flip } = frame;
  return (
    (format === "I420" || format === "NV12") &&
    rotation === 0 &&
    flip !== true &&
    visibleRect?.width === video.videoWidth &&
    visibleRect.height === video.videoHeight
  );
}
