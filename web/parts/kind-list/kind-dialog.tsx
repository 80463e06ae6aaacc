import { useEffect, useRef } from "react";
import { Dialog } from "../../ui/dialog";
import styles from "./kind-button.module.css";
import { KindList } from "./kind-list";
import type { Listed } from "./kinds-listed";

type Props = {
  readonly chosen: Listed | null;
  readonly onChoose: (kind: Listed) => void;
  readonly onClose: () => void;
};

/** The list of kinds over the page; on a phone a sheet from below. */
export function KindDialog({ chosen, onChoose, onClose }: Props) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>("[data-first]")?.focus(), []);
  return (
    <Dialog title="Nasıl cevaplansın?" wide onClose={onClose}>
      <div ref={body}>
        <KindList chosen={chosen} onChoose={onChoose} />
        <p className={styles.note}>Alt+T bu listeyi açar; 1–9 ve 0 seçer. Sonraki “Soru ekle” aynı türle devam eder.</p>
      </div>
    </Dialog>
  );
}
