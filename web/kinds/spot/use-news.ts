import { useEffect, useRef, useState } from "react";

const REST_MS = 500;

/** What is said of something that moves, once it rests. Null where nothing is to be said of it any more. */
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
