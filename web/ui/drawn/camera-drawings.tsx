import { addDrawings, type Drawings } from "./drawings";

/** Drawings of the board's own camera, loaded with it. */
export const cameraDrawings = {
  usb: "M12 3.5v13M9 6.5l3-3 3 3M12 15.5 17.5 13v-3M12 13 6.5 11V8M12 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  mirror: "M12 3.5v17M9 7v10H3.5ZM15 7v10h5.5Z",
  enlarge: "M14 4.5h5.5V10M19.5 4.5 13.5 10.5M10 19.5H4.5V14M4.5 19.5l6-6",
  shrink: "M19.5 10H14V4.5M14 10l6-6M4.5 14H10v5.5M10 14l-6 6",
} satisfies Drawings;

addDrawings(cameraDrawings);
