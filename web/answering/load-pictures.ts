import { lazy, type ComponentType } from "react";
import type { PictureAreaProps } from "./picture/pictures";

/**
 * Loaded only by games that have pictures. If it does not load, the question is shown without its picture and can be answered.
 */
export const PictureArea = lazy<ComponentType<PictureAreaProps>>(() =>
  import("./picture/pictures").catch(() => ({ default: ({ asked, children }) => [children, asked.image!.alt] })),
);
