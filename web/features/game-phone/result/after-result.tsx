import { Frame } from "#answering/frame.tsx";
import { laterScript } from "#answering/later/later.tsx";

/** The pages that a pupil turns to from a result: the standings, and the teacher's explanation. */
const script = laterScript(() => import("./pages-after"));

export const loadAfterResult = script.load;
export const ResultButtons = script.component("ResultButtons");
export const Standings = script.component("Standings", ({ head }) => <Frame tone="paper">{head}</Frame>);
