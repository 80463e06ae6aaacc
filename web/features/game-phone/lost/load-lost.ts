import { laterScript } from "#answering/later/later.tsx";
import { Connecting } from "./connecting";

const parts = laterScript(() => import("./parts"));

/** The banner is always rendered, so that the other pages have come with it before the network is lost. */
export const ConnectionBanner = parts.component("ConnectionBanner");
export const GaveUp = parts.component("GaveUp", Connecting);
export const LeaveDialog = parts.component("LeaveDialog");
export const Out = parts.component("Out", Connecting);
