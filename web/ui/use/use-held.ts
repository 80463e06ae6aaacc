import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from "react";

const FIRST_MS = 350;
const SLOW_MS = 120;
const FAST_MS = 40;
const SLOW_TIMES = 6;

/** Repeats a button's action while it is held, faster after a second. A single press runs it once. */
export function useHeld<Way>(run: (way: Way) => void) {
  const [held, hold] = useState<{ readonly way: Way } | null>(null);
  const hasRun = useRef(false);
  const again = useEffectEvent(() => held && run(held.way));
  useEffect(() => {
    if (held === null) return undefined;
    let times = 0;
    let timer = setTimeout(more, FIRST_MS);
    function more() {
      hasRun.current = true;
      again();
      timer = setTimeout(more, times++ < SLOW_TIMES ? SLOW_MS : FAST_MS);
    }
    const stop = () => hold(null);
    const ends = ["pointerup", "pointercancel", "blur"];
    for (const end of ends) window.addEventListener(end, stop);
    return () => {
      clearTimeout(timer);
      for (const end of ends) window.removeEventListener(end, stop);
    };
  }, [held]);
  return (way: Way) => ({
    onPointerDown() {
      hasRun.current = false;
      hold({ way });
    },
    onClick() {
      if (!hasRun.current) run(way);
      hasRun.current = false;
    },
    // Prevents selection and menus under a finger that is held down.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  });
}
