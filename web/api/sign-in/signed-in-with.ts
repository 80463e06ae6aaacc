import { recalled, remember } from "#browser/device";

/** The last way of signing in on this device, which is offered first the next time. */
const KEY = "bilye.signed-in-with";

export const cameWithPasskey = (): boolean => recalled(KEY) === "passkey";
export const rememberWay = (way: "passkey" | "password"): void => void remember(KEY, way === "passkey" ? way : null);
