import { useState } from "react";
import { limits } from "#protocol/limits";
import { characters } from "#question/text";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlays/dialog";
import { TextAreaField } from "../../../ui/fields/field";

type Props = {
  readonly description: string;
  readonly onSave: (description: string) => void;
  readonly onClose: () => void;
};

/** A note on the set for its teacher; pupils do not see it. */
export function DescriptionDialog({ description, onSave, onClose }: Props) {
  const [text, setText] = useState(description);
  const length = characters(text);
  const isTooLong = length > limits.setDescription;
  return (
    <Dialog
      title="Set açıklaması"
      onClose={onClose}
      does={
        <Button disabled={isTooLong} onClick={() => onSave(text)}>
          Kaydet
        </Button>
      }
    >
      <TextAreaField
        label="Açıklama"
        aside={`${length} / ${limits.setDescription}`}
        hint="Yalnız siz görürsünüz. Örnek: 7. sınıf, ikinci dönem tekrarı."
        error={isTooLong ? `En çok ${limits.setDescription} karakter olabilir.` : undefined}
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
