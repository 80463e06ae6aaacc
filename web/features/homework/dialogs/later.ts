import { laterDialog } from "#ui/overlays/later-dialog.tsx";

export const HomeworkDialog = laterDialog("Ödev ver", async () => (await import("./homework-dialog")).HomeworkDialog);
