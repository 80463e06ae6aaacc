import { useEffect, useRef } from "react";
import { limits } from "#shared/limits";
import { characters } from "#question/text";
import type { PictureField } from "#kinds/editor-kind";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/fields/field.tsx";
import { fitToText } from "#ui/use/fit-to-text";
import type { CardUploads } from "./card-uploads";
import { PictureButton } from "./picture-button";
import * as styles from "./picture-slot.module.css";
import { UploadState } from "./upload-state";

type Props = PictureField & {
  /** Null for the question's own picture. */
  readonly option: string | null;
  readonly uploads: CardUploads;
  /** Shown under an empty description if a description is not required. */
  readonly note?: string;
};

/** A picture with its description, or its upload. Empty without a picture. */
export function PictureSlot({ option, uploads, picture, error, note, onChange, onBlur }: Props) {
  const upload = uploads.of(option);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => fitToText(field.current?.querySelector("textarea") ?? null));
  if (upload) return <UploadState option={option} uploads={uploads} upload={upload} />;
  if (!picture) return null;
  const { id, alt, width, height } = picture;
  return (
    <div className={styles.slot}>
      <img className={styles.picture} src={`/media/${id}`} alt="" width={width} height={height} />
      <div ref={field} className={styles.words}>
        <TextAreaField
          label={option === null ? "Resmin açıklaması" : `${option} şıkkındaki resmin açıklaması`}
          aside={`${characters(alt)} / ${limits.pictureAlt}`}
          placeholder="Resmi göremeyen öğrenciye bir cümleyle anlatın"
          rows={1}
          value={alt}
          error={error}
          hint={alt.trim() === "" ? note : undefined}
          onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          onBlur={onBlur}
        />
        <div className={`flow ${styles.acts}`}>
          <PictureButton label="Değiştir" option={option} uploads={uploads} />
          <Button variant="quiet" size="sm" icon="trash" onClick={() => onChange(null)}>
            Kaldır
          </Button>
        </div>
      </div>
    </div>
  );
}
