import { useState } from "react";

/**
 * Which of a page's dialogs is open. `close` closes the one that was open when it was given away: a reply that comes after
 * another was opened takes no other away.
 */
export function useAsked<Asked>(first: Asked | null = null) {
  const [open, setOpen] = useState<{ readonly asked: Asked } | null>(first === null ? null : { asked: first });
  const ask = (asked: Asked) => setOpen({ asked });
  const close = () => setOpen((now) => (now === open ? null : now));
  return { asked: open?.asked ?? null, ask, close };
}
