import { useEffect, useRef, type RefObject } from "react";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { KindList } from "./kind-list";
import type { Listed } from "#kinds/kinds-listed";
import { useHanging } from "./use-hanging";

type Props = {
  readonly chosen: Listed | null;
  readonly onChoose: (kind: Listed) => void;
  readonly onClose: () => void;
  readonly under: RefObject<HTMLElement | null>;
};

/** The list of kinds under the button that opens it; on a phone a sheet from below. */
export function KindDialog({ chosen, onChoose, onClose, under }: Props) {
  const body = useRef<HTMLDivElement>(null);
  useHanging(body, under);
  useEffect(() => body.current?.querySelector<HTMLElement>("[data-first]")?.focus(), []);
  return (
    <Dialog title="Nasıl cevaplansın?" wide hangs onClose={onClose}>
      <div ref={body}>
        <KindList chosen={chosen} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}
