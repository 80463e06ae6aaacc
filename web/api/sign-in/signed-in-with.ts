import { recalled, remember } from "#browser/device";

/** How somebody last came in on this device: what is offered first the next time. */
const KEY = "bilye.signed-in-with";

export const cameWithPasskey = (): boolean => recalled(KEY) === "passkey";
export const rememberWay = (way: "passkey" | "password"): void => void remember(KEY, way === "passkey" ? way : null);
