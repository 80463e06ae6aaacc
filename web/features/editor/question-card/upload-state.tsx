import { useEffect, useRef, useState } from "react";
import { BrandMarble } from "#ui/marble/brand-marble.tsx";
import type { Upload } from "#api/pictures/uploads";
import { percent, weight } from "#words/format";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import type { CardUploads } from "./card-uploads";
import { PictureButton } from "./picture-button";
import * as styles from "./picture-slot.module.css";

type Props = { readonly option: string | null; readonly uploads: CardUploads; readonly upload: Upload };

/** The delay before a progress bar: most pictures are there before anybody could read one. */
const SHOWN_AFTER_MS = 300;

/** A picture that is not in the question yet: its progress, or why it does not go on. */
export function UploadState({ option, uploads, upload }: Props) {
  const isSlow = useLater(SHOWN_AFTER_MS);
  if (upload.is === "refused") return <Refused {...{ option, uploads, upload }} />;
  const isMoving = upload.is === "shrinking" || upload.is === "uploading";
  if (isMoving && !isSlow) return null;
  return (
    <div className={styles.slot}>
      {upload.is === "shrinking" ? <span /> : <Preview blob={upload.blob} />}
      <div className={styles.words} role="status">
        {isMoving ? <Progress upload={upload} /> : <Waits isOffline={upload.is === "offline"} />}
        <div className={`flow ${styles.acts}`}>
          {isMoving ? (
            <Button variant="quiet" size="sm" onClick={() => uploads.cancel(option)}>
              Vazgeç
            </Button>
          ) : (
            <>
              <Button variant="quiet" size="sm" onClick={() => uploads.retry(option)}>
                Şimdi dene
              </Button>
              <Button variant="quiet" size="sm" onClick={() => uploads.cancel(option)}>
                Kaldır
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Progress({ upload }: { readonly upload: Extract<Upload, { is: "shrinking" | "uploading" }> }) {
  const { name, fileBytes } = upload;
  const sent = upload.is === "uploading" ? upload.sent : 0;
  return (
    <>
      <p className={`one-line ${styles.name}`}>{name}</p>
      <p className="quiet">
        {upload.is === "shrinking"
          ? "Küçültülüyor"
          : `${weight(fileBytes)} küçültüldü: ${weight(upload.blob.size)}. Yükleniyor, ${percent(sent)}`}
      </p>
      <div className={styles.track} aria-hidden="true">
        <i style={{ width: `calc(${sent * 100}% - 4px)` }} />
        <span className={styles.marble} style={{ left: `${sent * 100}%` }}>
          <BrandMarble />
        </span>
      </div>
    </>
  );
}

const Waits = ({ isOffline }: { readonly isOffline: boolean }) => (
  <>
    <p className={`row ${styles.problem}`}>
      <Icon name="warning" />
      Resim yüklenemedi
    </p>
    <p className="quiet">
      {isOffline
        ? "Bağlantı yok. Resim bu cihazda duruyor, bağlantı gelince kendiliğinden yüklenecek."
        : "Sunucu şu an almıyor. Birazdan yeniden denenir."}
    </p>
  </>
);

const refusals: Record<Extract<Upload, { is: "refused" }>["why"], { problem: string; help: string }> = {
  not_a_picture: {
    problem: "bir resim değil",
    help: "JPG, PNG, WebP ya da GIF seçin. PDF için sayfanın ekran görüntüsünü yapıştırabilirsiniz.",
  },
  not_shown_here: {
    problem: "bu tarayıcıda açılmıyor",
    help: "iPhone fotoğrafı (HEIC): bu sayfayı iPhone’da açıp ekleyin ya da fotoğrafın ekran görüntüsünü yapıştırın.",
  },
  too_small: { problem: "çok küçük", help: "En az 16 × 16 piksel olmalı." },
  too_large: { problem: "çok büyük", help: "En çok 110 milyon piksel olabilir. Küçültüp yeniden deneyin." },
};

type RefusedProps = Omit<Props, "upload"> & { readonly upload: Extract<Upload, { is: "refused" }> };

function Refused({ option, uploads, upload: { name, why, sentence } }: RefusedProps) {
  const { problem, help } = refusals[why];
  return (
    <div className={cx(styles.slot, styles.refused)}>
      <div className={styles.words} role="alert">
        <p className={`row ${styles.problem}`}>
          <Icon name="warning" />“{name}” {problem}
        </p>
        <p className="quiet">{sentence ?? help}</p>
        <div className={`flow ${styles.acts}`}>
          <PictureButton label="Başka dosya seç" option={option} uploads={uploads} />
          <Button variant="quiet" size="sm" onClick={() => uploads.cancel(option)}>
            Kapat
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Drawn on a canvas, because our pages show no picture that has no address. */
function Preview({ blob }: { readonly blob: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      // Left to be collected: closing it after it was drawn ends the page in Chromium 109.
      const bitmap = await createImageBitmap(blob);
      if (!isGone && canvas.current) drawSmall(canvas.current, bitmap);
    };
    // A picture that cannot be drawn leaves its place empty until the upload is done.
    void draw().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [blob]);
  return <canvas ref={canvas} className={cx(styles.picture, styles.faint)} aria-hidden="true" />;
}

function drawSmall(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  const scale = Math.min(1, 360 / bitmap.width);
  canvas.width = Math.max(1, bitmap.width * scale);
  canvas.height = Math.max(1, bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

function useLater(ms: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}
