import { useRef } from "react";
import { useKeyDown } from "#ui/use/use-key-down";
import { FieldNote } from "#ui/fields/field-group.tsx";
import { isKindKey } from "./kind-key";
import * as styles from "./kind-choice.module.css";
import { KindList } from "./kind-list";
import type { Listed } from "#kinds/kinds-listed";

type Props = { readonly onChoose: (kind: Listed) => void; readonly onClose: () => void };

/** The list of kinds in place of the answers, for a question that has no kind yet. */
export function KindChoice({ onChoose, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useKeyDown((event) => {
    if (!isKindKey(event)) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>("[data-first]")?.focus();
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key of the tiles in it
    <div
      ref={list}
      className={styles.choice}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <h3>Nasıl cevaplansın?</h3>
      <KindList chosen={null} onChoose={onChoose} />
      <div className={styles.note}>
        <FieldNote>Alt+T bu listeyi açar; 1–9 ve 0 seçer. Sonraki “Soru ekle” aynı türle devam eder.</FieldNote>
      </div>
    </div>
  );
}
