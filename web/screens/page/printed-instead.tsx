import { useEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";
import * as styles from "./printed-instead.module.css";

/** Content that the browser prints in place of the page while this is rendered; the screen does not show it. */
export function PrintedInstead({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const rest = document.querySelector("#root");
    rest?.classList.add(styles.away!);
    return () => rest?.classList.remove(styles.away!);
  }, []);
  return createPortal(<div className={styles.paper}>{children}</div>, document.body);
}
