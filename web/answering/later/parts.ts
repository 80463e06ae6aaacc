/** The parts of a pupil's page beside its content: dialogs, messages, the voice. */
export { SpeechButton } from "../reading/speech-button";
export { ConfirmDialog, Dialog } from "#ui/overlays/dialog.tsx";
export { ToastArea } from "#ui/overlays/toast.tsx";
export { toast } from "#ui/overlays/toasts";
