import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { PagePiece } from "#features/exchange/index";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { frameAfterKey, frameBetween, frameOf, frameSaid, pieceIn, type Frame } from "./cut-frame";
import { PieceCanvas } from "./piece-canvas";
import type { PageSize, SourcePages } from "./source-pages";
import * as styles from "./cut-dialog.module.css";

type Props = {
  readonly pages: SourcePages;
  /** Place of the question; the frame begins there. */
  readonly from: PagePiece;
  readonly number: number;
  readonly onCut: (picture: File) => void;
  readonly onClose: () => void;
};

/** Pixels across of a picture that is cut out. */
const CUT_WIDTH = 1_200;

/** Cuts any piece of a page as the picture of a question, with a pointer or with keys. */
export function CutDialog({ pages, from, number, onCut, onClose }: Props) {
  const [page, setPage] = useState(from.page);
  const [count, setCount] = useState(from.page);
  const [size, setSize] = useState<PageSize | null>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  const [isCutting, setCutting] = useState(false);
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const [all, found] = await Promise.all([pages.count(), pages.size(page)]);
      if (isGone || !found) return;
      setCount(all);
      setSize(found);
      setFrame(page === from.page ? frameOf(from, found) : null);
    };
    open().catch(() => toast.error(NOT_SHOWN));
    return () => {
      isGone = true;
    };
  }, [pages, page, from]);
  const turn = (by: number) => {
    setSize(null);
    setFrame(null);
    setPage(page + by);
  };
  const cut = async () => {
    if (!frame || !size) return;
    setCutting(true);
    try {
      const picture = await pages.picture(pieceIn(frame, page, size), CUT_WIDTH);
      if (picture) onCut(new File([picture], `sayfa-${page}.png`, { type: picture.type }));
    } catch {
      toast.error(NOT_SHOWN);
      setCutting(false);
    }
  };
  return (
    <Dialog
      title={`${number}. soruya sayfadan resim`}
      onClose={onClose}
      wide
      does={
        <Button busy={isCutting} disabledReason={frame ? undefined : "Önce bir yer seçin"} onClick={() => void cut()}>
          Kes ve ekle
        </Button>
      }
    >
      <div className={`row ${styles.turn}`}>
        <Button variant="alt" size="sm" disabled={page <= 1} onClick={() => turn(-1)}>
          Önceki sayfa
        </Button>
        <p role="status">
          Sayfa {page} / {count}
        </p>
        <Button variant="alt" size="sm" disabled={page >= count} onClick={() => turn(1)}>
          Sonraki sayfa
        </Button>
      </div>
      <p>
        Resmin bir köşesinden karşı köşesine sürükleyin.
        <span className={styles.keys}> Oklar çerçeveyi taşır, Shift ile oklar büyütür.</span>
      </p>
      {size && <Sheet pages={pages} page={page} size={size} frame={frame} onChange={setFrame} />}
    </Dialog>
  );
}

const NOT_SHOWN = "Sayfa açılamadı. Dosyayı yeniden seçin.";
/** The frame that the first arrow key draws. */
const MIDDLE: Frame = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.5 };

type SheetProps = Pick<Props, "pages"> & {
  readonly page: number;
  readonly size: PageSize;
  readonly frame: Frame | null;
  readonly onChange: (frame: Frame | null) => void;
};

/** The place of a pointer on the page, in shares of it. */
function at({ currentTarget, clientX, clientY }: PointerEvent): readonly [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}

/** A whole page with the frame on it. */
function Sheet({ pages, page, size, frame, onChange }: SheetProps) {
  const [whole] = useState<PagePiece>({ page, left: 0, top: 0, ...size });
  const start = useRef<readonly [number, number] | null>(null);
  const press = (event: KeyboardEvent) => {
    const next = frameAfterKey(frame ?? MIDDLE, event.key, event.shiftKey);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange(frame ? next : MIDDLE);
  };
  return (
    <div className={styles.sheet}>
      <PieceCanvas pages={pages} piece={whole} label={`${page}. sayfa`} />
      <button
        type="button"
        className={styles.area}
        aria-label={frame ? `Kesilecek yer: ${frameSaid(frame)}` : "Kesilecek yer seçilmedi"}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = at(event);
        }}
        onPointerMove={(event) => {
          const next = start.current && frameBetween(start.current, at(event));
          if (next) onChange(next);
        }}
        onPointerUp={() => (start.current = null)}
        onPointerCancel={() => (start.current = null)}
      >
        {frame && (
          <span
            className={styles.frame}
            style={{
              left: `${frame.left * 100}%`,
              top: `${frame.top * 100}%`,
              width: `${(frame.right - frame.left) * 100}%`,
              height: `${(frame.bottom - frame.top) * 100}%`,
            }}
          />
        )}
      </button>
    </div>
  );
}
