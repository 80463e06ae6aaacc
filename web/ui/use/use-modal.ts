import { useEffect, useEffectEvent, useRef } from "react";

/**
 * For a `<dialog>` that is open while it is rendered. The browser traps the focus; afterwards it is where it was. Esc closes it,
 * and so does a press anywhere, or beside what is in it, where that is wanted.
 */
export function useModal(onClose: () => void, press?: "anywhere" | "beside") {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current!;
    const openedBy = document.activeElement;
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      close();
    });
    // The backdrop belongs to the dialog: a press on the element itself is beside what is in it.
    dialog.addEventListener("click", ({ target }) => {
      if (press === "anywhere" || (press && target === dialog)) close();
    });
    dialog.showModal();
    return () => {
      dialog.close();
      if (openedBy instanceof HTMLElement) openedBy.focus();
    };
  }, [press]);
  return ref;
}
