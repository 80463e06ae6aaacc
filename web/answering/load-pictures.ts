import { lazy, type ComponentType } from "react";
import type { PictureAreaProps } from "./picture/pictures";

/** Only a game that has pictures loads what shows them. Where that does not come the question is shown without, and can be answered. */
export const PictureArea = lazy<ComponentType<PictureAreaProps>>(() =>
  import("./picture/pictures").catch(() => ({ default: ({ asked, children }) => [children, asked.image!.alt] })),
);
