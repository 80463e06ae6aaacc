import { useState } from "react";

/**
 * The open dialog of a page. `close` closes the dialog that was open when the function was handed out: a late reply does not
 * close another dialog opened since.
 */
export function useOpenDialog<Asked>(first: Asked | null = null) {
  const [open, setOpen] = useState<{ readonly asked: Asked } | null>(first === null ? null : { asked: first });
  const ask = (asked: Asked) => setOpen({ asked });
  const close = () => setOpen((now) => (now === open ? null : now));
  return { asked: open?.asked ?? null, ask, close };
}
