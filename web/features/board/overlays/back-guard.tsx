import { NavigationType, useBlocker } from "react-router";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";

/** The browser's back button asks first, as on a pupil's phone: one slip must not take the board from the class. */
export function BackGuard({ isOn }: { readonly isOn: boolean }) {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      isOn && historyAction === NavigationType.Pop && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title="Oyun ekranından çıkılsın mı?"
      cancel="Kal"
      confirm="Çık"
      onClose={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    >
      Oyun siz çıkınca bitmez. Geri dönünce o anki durumuyla açılır.
    </ConfirmDialog>
  );
}
