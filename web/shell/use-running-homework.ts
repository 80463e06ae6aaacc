import { useState } from "react";
import { homework } from "#api/homework-api";

/** How many homeworks of this teacher are being done; asked whenever the menu opens that says it. */
export function useRunningHomework() {
  const [count, setCount] = useState(0);
  const learn = async () => {
    const { items } = await homework.list({ page_size: 100 });
    setCount(items.filter(({ state }) => state === "open").length);
  };
  return { count, ask: () => void learn().catch(() => {}) }; // Without an answer nothing is said.
}
