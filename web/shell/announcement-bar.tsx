import { useEffect, useRef, useState } from "react";
import type { Announcement } from "#protocol/http/replies/people";
import { recalled, remember } from "#browser/device";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import * as tones from "#ui/tones.module.css";
import * as styles from "./announcement-bar.module.css";

/** Id of the announcement that was closed on this device. */
const CLOSED_KEY = "bilye.announcement";

/** An administrator's announcement above the page; a closed one does not come back, a new one does. */
export default function AnnouncementBar({ id, text }: Announcement) {
  const [closed, setClosed] = useState(() => recalled(CLOSED_KEY));
  const [isOpen, setOpen] = useState(false);
  const { words, isCut } = useIsCut();
  if (id === closed) return null;
  const close = () => {
    remember(CLOSED_KEY, id);
    setClosed(id);
  };
  return (
    <div className={cx(tones.info, "row", styles.bar)}>
      <p ref={words} className={cx(styles.words, !isOpen && "lines")}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Daha az" : "Devamı"}
        </Button>
      )}
      <Button variant="quiet" size="sm" icon="x" aria-label="Duyuruyu kapat" onClick={close} />
    </div>
  );
}

/** Tells whether a folded text has more lines than are shown. */
function useIsCut() {
  const words = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const measured = words.current;
    if (!measured) return undefined;
    const watch = new ResizeObserver(() => setCut(measured.scrollHeight > measured.clientHeight + 1));
    watch.observe(measured);
    return () => watch.disconnect();
  }, []);
  return { words, isCut };
}
