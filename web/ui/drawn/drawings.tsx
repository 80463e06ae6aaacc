import type { ReactNode } from "react";

/** 24 × 24 line drawings in the text's colour. A string is one stroked path. */
export type Drawings = Readonly<Record<string, string | ReactNode>>;

/** The drawings that a pupil's phone needs. */
export const phoneDrawings = {
  check: "M4 12.5 9.5 18 20 6.5",
  x: "M6 6l12 12M18 6 6 18",
  up: <path d="M12 5 4 17h16Z" fill="currentColor" stroke="none" />,
  sound: "M4 9.5v5h4l5 4.5V5L8 9.5ZM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h4l5 4.5V5L8 9.5ZM16.5 9.5l5 5M21.5 9.5l-5 5",
  minus: "M5 12h14",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2",
  users:
    "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.2 2.7 3.5 5.5",
  warning: "M12 4 2.5 20h19ZM12 10v4.5M12 17.4v.1",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.5v.1",
  wifi: "M3 9.5c5-5 13-5 18 0M6.5 13c3-3 8-3 11 0M12 18v.1",
  exit: "M10 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H10M14 8l4.5 4L14 16M18 12H9.5",
} satisfies Drawings;

let drawings: Drawings = phoneDrawings;

/** Adds the app's drawings, which a phone does not load. */
export function addDrawings(more: Drawings): void {
  drawings = { ...drawings, ...more };
}

export const drawingOf = (name: string): Drawings[string] => drawings[name];
