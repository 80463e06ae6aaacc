import { useRef } from "react";
import { Button } from "../../ui/button";
import type { CardUploads } from "./card-uploads";
import styles from "./picture-button.module.css";

/** What phones and computers are asked for: an iPhone then hands over a JPEG instead of its own form. */
const FORMS = "image/jpeg,image/png,image/webp,image/gif";

type Props = {
  readonly option: string | null;
  readonly uploads: CardUploads;
  readonly label?: string;
  readonly isBare?: boolean;
};

/** A picture from a file; on a phone also from its camera. */
export function PictureButton({ option, uploads, label = "Resim", isBare = false }: Props) {
  const of = option === null ? "" : `${option} şıkkı: `;
  if (isBare) return <FileButton icon="image" isBare {...{ label, of, option, uploads }} />;
  return (
    <span className={styles.buttons}>
      <FileButton icon="image" {...{ label, of, option, uploads }} />
      <span className={styles.camera}>
        <FileButton icon="camera" label="Fotoğraf çek" isCamera {...{ of, option, uploads }} />
      </span>
    </span>
  );
}

type FileProps = Omit<Props, "label"> & {
  readonly label: string;
  readonly icon: "image" | "camera";
  readonly of: string;
  readonly isCamera?: boolean;
};

function FileButton({ icon, label, of, option, uploads, isCamera = false, isBare = false }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="quiet" size="sm" icon={icon} aria-label={of + label} onClick={() => input.current?.click()}>
        {!isBare && label}
      </Button>
      <input
        ref={input}
        className="vh"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={FORMS}
        {...(isCamera && { capture: "environment" })}
        onChange={({ target }) => {
          uploads.add(option, [...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
