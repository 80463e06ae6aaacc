import { noHomeworkTitle } from "#protocol/field-faults";
import { useState } from "react";
import { homeworkLimits } from "#protocol/homework-limits";
import type { Homework } from "#protocol/http/homework";
import { isBlank } from "#question/text";
import { homework } from "#api/homework-api";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { counter, TextField } from "#ui/fields/field.tsx";
import { useChange } from "./use-change";

/** Renames a homework for pupils and lists; at first it has the title of its set. */
export function RenameHomeworkDialog({ of, onClose }: { readonly of: Homework; readonly onClose: () => void }) {
  const [title, setTitle] = useState(of.title);
  const { busy, change } = useChange();
  const fault = isBlank(title) ? noHomeworkTitle : undefined;
  const save = async () => {
    if (fault) return;
    if (await change("Kaydedilemedi", () => homework.change(of.id, { title }))) onClose();
  };
  return (
    <Dialog
      title="Ödevin adı"
      onClose={onClose}
      does={
        <Button busy={busy} disabledReason={fault} onClick={() => void save()}>
          Kaydet
        </Button>
      }
    >
      <TextField
        label="Ad"
        aside={counter(title, homeworkLimits.title)}
        hint="Öğrenciler de bu adı görür."
        maxLength={homeworkLimits.title}
        value={title}
        error={fault}
        onChange={({ target }) => setTitle(target.value)}
      />
    </Dialog>
  );
}
