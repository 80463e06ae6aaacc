import { laterDialog } from "#ui/overlays/later-dialog.tsx";

export const loadNewGame = () => import("./new-game-dialog");

export const NewGameDialog = laterDialog("Oyunu kur", async () => (await loadNewGame()).NewGameDialog);
