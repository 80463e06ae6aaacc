import type { Seen } from "#hosting/cards/reading/detector";

/** The worker's result for one frame; `moved` is the part of its width by which it differs from the frame before. */
type FrameRead = Seen & {
  readonly width: number;
  readonly height: number;
  readonly light: number;
  readonly moved: number;
};
/** A frame's result, with a flag for a device that reads slowly. */
export type FrameSeen = FrameRead & { readonly isSlow: boolean };
export type WorkerReply = FrameRead | { readonly failed: string };
