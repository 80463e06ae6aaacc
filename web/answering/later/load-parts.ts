import { laterScript } from "./later";

const parts = laterScript(() => import("./parts"));

export const ConfirmDialog = parts.component("ConfirmDialog");
export const Dialog = parts.component("Dialog");
export const SpeechButton = parts.component("SpeechButton");
export const ToastArea = parts.component("ToastArea");

/** Says something in passing, or not at all if the script does not come: a later moment is the wrong one. */
export const say = (kind: "error" | "info" | "warning", text: string): unknown =>
  parts.load().then(
    ({ toast }) => toast[kind](text),
    () => {},
  );
