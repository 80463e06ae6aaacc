import { useEffect, useRef, useState } from "react";

const REST_MS = 500;

/** Text for a screen reader about a moving thing, said once it rests. Null cancels it. */
export function useNews() {
  const [said, setSaid] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    said,
    tell(words: string | null) {
      clearTimeout(timer.current);
      if (words !== null) timer.current = setTimeout(setSaid, REST_MS, words);
    },
  };
}
