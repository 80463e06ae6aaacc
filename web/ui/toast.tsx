import { useEffect, useRef } from "react";
import { Icon, type IconName } from "./icon";
import styles from "./toast.module.css";
import { cx } from "./cx";
import { toast, toasts, type Toast } from "./toasts";
import { useStore } from "./use-store";

const icons: Record<Toast["kind"], IconName> = { success: "check", error: "x", warning: "warning", info: "info" };

/** Where notifications appear: bottom left on a laptop, top on a phone. Once per page, near the root. */
export function ToastArea() {
  const shown = useStore(toasts);
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const pausing = new AbortController();
    const on = (event: string, run: () => void) =>
      area.current?.addEventListener(event, run, { signal: pausing.signal });
    on("mouseenter", toast.pause);
    on("mouseleave", toast.resume);
    on("focusin", toast.pause);
    on("focusout", toast.resume);
    return () => pausing.abort();
  }, []);
  // Both live regions stand in the page before anything is said, or a screen reader would miss the first message.
  return (
    <section className={styles.area} aria-label="Bildirimler" ref={area}>
      <div role="status">{shown.filter(isCalm).map(card)}</div>
      <div role="alert">{shown.filter((one) => !isCalm(one)).map(card)}</div>
    </section>
  );
}

const isCalm = ({ kind }: Toast) => kind === "success" || kind === "info";
const card = (one: Toast) => <ToastCard key={one.id} {...one} />;

function ToastCard({ id, kind, title, text, action, isLeaving }: Toast) {
  useEffect(() => toast.started(id), [id]);
  return (
    <div className={cx(styles.toast, styles[kind], isLeaving && styles.leaving)}>
      <span className={styles.disc}>
        <Icon name={icons[kind]} />
      </span>
      <div className={styles.words}>
        {title && <b>{title}</b>}
        <p>{text}</p>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              toast.close(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.x} aria-label="Kapat" onClick={() => toast.close(id)}>
        <Icon name="x" />
      </button>
    </div>
  );
}
