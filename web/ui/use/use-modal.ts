import { useEffect, useEffectEvent, useRef } from "react";

/**
 * For a `<dialog>` that is open while it is rendered. The browser traps the focus and restores it afterwards. Esc closes it; so
 * does a press anywhere, or only outside its content, if `press` says so.
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
    // The backdrop belongs to the dialog: a press on the element itself is outside its content.
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
