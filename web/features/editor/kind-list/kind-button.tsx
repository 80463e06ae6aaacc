import { useRef, useState } from "react";
import type { QuestionDraft } from "#question/kinds";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./kind-button.module.css";
import { KindDialog } from "./kind-dialog";
import { KindDrawing } from "./kind-drawing";
import { isKindKey } from "./kind-key";
import { listedAs, type Listed } from "#kinds/kinds-listed";
import { useKeyDown } from "#ui/use/use-key-down";

type Props = {
  readonly draft: QuestionDraft;
  readonly onChoose: (kind: Listed) => void;
  /** True if Alt+T opens it too, on pages with one open question at a time. */
  readonly hasKey?: boolean;
};

/** Shows in a card's head how its question is answered, and leads to other kinds. */
export function KindButton({ draft, onChoose, hasKey = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const shown = listedAs(draft);
  const place = useRef<HTMLSpanElement>(null);
  useKeyDown((event) => {
    if (!hasKey || !isKindKey(event)) return;
    event.preventDefault();
    setOpen(true);
  });
  return (
    <span ref={place}>
      <Button
        variant="alt"
        size="sm"
        data-kind-button
        className={styles.button}
        aria-label={`Cevap türü: ${shown.name}, değiştir`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <KindDrawing kind={shown.drawing} className={styles.drawing} />
        <span className={styles.name}>{shown.name}</span>
        <Icon name="chevron" />
      </Button>
      {isOpen && (
        <KindDialog
          chosen={shown}
          under={place}
          onClose={() => setOpen(false)}
          onChoose={(kind) => {
            setOpen(false);
            if (kind !== shown) onChoose(kind);
          }}
        />
      )}
    </span>
  );
}
