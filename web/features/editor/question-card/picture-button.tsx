import { FileButton } from "#ui/fields/file-button.tsx";
import type { CardUploads } from "./card-uploads";
import * as styles from "./picture-button.module.css";

/** Formats requested from phones and computers: an iPhone then hands over a JPEG instead of its own format. */
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
  const choice = { accept: FORMS, isSmall: true, onChoose: (file: File) => uploads.add(option, [file]) };
  const file = <FileButton {...choice} icon="image" label={isBare ? "" : label} name={of + label} />;
  if (isBare) return file;
  return (
    <span className={styles.buttons}>
      {file}
      <span className={styles.camera}>
        <FileButton {...choice} icon="camera" label="Fotoğraf çek" name={`${of}Fotoğraf çek`} isCamera />
      </span>
    </span>
  );
}
