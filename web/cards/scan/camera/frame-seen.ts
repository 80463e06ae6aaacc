import type { Seen } from "../../reading/detector";

/** What the worker says of one frame; `moved` is the part of its width by which it differs from the frame before. */
export type FrameSeen = Seen & {
  readonly width: number;
  readonly height: number;
  readonly light: number;
  readonly moved: number;
};
export type WorkerReply = FrameSeen | { readonly failed: string };
