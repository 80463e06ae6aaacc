import { noHomeworkTitle } from "#protocol/field-faults";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { homeworkLimits } from "#protocol/homework-limits";
import type { Homework } from "#protocol/http/replies/homework";
import { isBlank } from "#question/text";
import { homework } from "#api/homework-api";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { beside, useAction } from "#screens/use-action";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { counter, TextField } from "#ui/fields/field.tsx";

/** Renames a homework for pupils and lists; at first it has the title of its set. */
export function RenameHomeworkDialog({ of, onClose }: { readonly of: Homework; readonly onClose: () => void }) {
  const [title, setTitle] = useState(of.title);
  const { revalidate } = useRevalidator();
  const fault = isBlank(title) ? noHomeworkTitle : undefined;
  const {
    busy,
    failure,
    run: save,
  } = useAction(beside("Kaydedilemedi"), async () => {
    await homework.change(of.id, { title });
    await revalidate();
    onClose();
  });
  return (
    <Dialog
      title="Ödevin adı"
      onClose={onClose}
      does={
        <Button busy={busy} disabledReason={fault} onClick={save}>
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
      <FailureBanner isBelow text={failure} />
    </Dialog>
  );
}
