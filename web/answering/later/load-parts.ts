import { later, patiently } from "./later";

const parts = () => import("./parts");

export const ConfirmDialog = later(async () => (await parts()).ConfirmDialog);
export const Dialog = later(async () => (await parts()).Dialog);
export const SpeechButton = later(async () => (await parts()).SpeechButton);
export const ToastArea = later(async () => (await parts()).ToastArea);

/** Says something in passing. */
export const say = (kind: "error" | "info" | "warning", text: string): unknown =>
  patiently(parts).then(({ toast }) => toast[kind](text));
