import { useEffect, useState, type ComponentProps } from "react";
import { createPortal, flushSync } from "react-dom";
import { Sheets } from "./sheets";
import styles from "./sheets.module.css";

/** What the browser prints in place of the page. It exists only while the browser prints. */
export function PrintedSheets(props: ComponentProps<typeof Sheets>) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (event: string, printing: boolean) =>
      window.addEventListener(event, () => flushSync(() => setPrinting(printing)), { signal: listening.signal });
    on("beforeprint", true);
    on("afterprint", false);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    const rest = document.querySelector("#root");
    rest?.classList.add(styles.away!);
    return () => rest?.classList.remove(styles.away!);
  }, []);
  if (!isPrinting) return null;
  return createPortal(
    <div className={styles.paper}>
      <Sheets {...props} />
    </div>,
    document.body,
  );
}
