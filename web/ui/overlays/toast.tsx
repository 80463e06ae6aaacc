import { useEffect } from "react";
import { Icon, type IconName } from "../drawn/icon";
import styles from "./toast.module.css";
import { cx } from "../cx";
import { toast, toasts, type Toast } from "./toasts";
import { useStore } from "../use/use-store";

const icons: Record<Toast["kind"], IconName> = { success: "check", error: "x", warning: "warning", info: "info" };

/** The area for notifications: bottom left on a laptop, top on a phone. Once per page, near the root. */
export function ToastArea() {
  const shown = useStore(toasts);
  // A screen reader would miss the first message if the live regions came with it.
  return (
    // The area is no control: these handlers only keep a message while somebody reads it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.area}
      aria-label="Bildirimler"
      onMouseEnter={toast.pause}
      onMouseLeave={toast.resume}
      onFocus={toast.pause}
      onBlur={toast.resume}
    >
      <div role="status">{shown.filter(prefersReducedMotion).map(card)}</div>
      <div role="alert">{shown.filter((one) => !prefersReducedMotion(one)).map(card)}</div>
    </section>
  );
}

const prefersReducedMotion = ({ kind }: Toast) => kind === "success" || kind === "info";
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
