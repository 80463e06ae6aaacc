import { useLayoutEffect, useRef } from "react";

/** A frame of fixed proportions (width ÷ height), as large as its place allows. Without proportions it fills it. */
export function useContained(form: number | null) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (form === null) return undefined;
    const fit = () => {
      const { clientWidth, clientHeight } = place.current!;
      const width = Math.min(clientWidth, clientHeight * form);
      Object.assign(frame.current!.style, { width: `${width}px`, height: `${width / form}px` });
    };
    fit();
    const watching = new ResizeObserver(fit);
    watching.observe(place.current!);
    return () => watching.disconnect();
  }, [form]);
  return { place, frame };
}
