import { useState } from "react";
import { homework } from "#api/homework-api";

/** The number of this teacher's running homeworks; loaded whenever the menu that shows it opens. */
export function useRunningHomework() {
  const [count, setCount] = useState(0);
  const learn = async () => {
    const { items } = await homework.list({ page_size: 100 });
    setCount(items.filter(({ state }) => state === "open").length);
  };
  return { count, ask: () => void learn().catch(() => {}) }; // A failed request leaves the count as it is.
}
