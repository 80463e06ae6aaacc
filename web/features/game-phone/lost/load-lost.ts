import { later } from "#answering/later/later.tsx";
import { Connecting } from "./connecting";

const parts = () => import("./parts");

/** The banner is always rendered, so that the other pages have come with it before the network is lost. */
export const ConnectionBanner = later(async () => (await parts()).ConnectionBanner);
export const GaveUp = later(async () => (await parts()).GaveUp, Connecting);
export const LeaveDialog = later(async () => (await parts()).LeaveDialog);
export const Reconnecting = later(async () => (await parts()).Reconnecting, Connecting);
export const Out = later(async () => (await parts()).Out, Connecting);
