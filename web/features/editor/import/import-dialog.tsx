import { manyAtOnce } from "#words/shared-sentences";
import type { QuestionDraft } from "#question/kinds";
import { tidied } from "../drafts/draft";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { ImportPreview } from "./review/import-preview";
import { ImportSource } from "./import-source";
import { LeftOutDialog } from "./review/left-out-dialog";
import { useImport } from "./use-import";

type Props = {
  /** Number of questions that the set can still take. */
  readonly room: number;
  readonly onAdd: (drafts: readonly QuestionDraft[]) => void;
  readonly onClose: () => void;
};

/** Adds many questions at once, from a text or a file, to the open set. */
export function ImportDialog({ room, onAdd, onClose }: Props) {
  const source = useImport();
  const count = source.chosen.length;
  const reason =
    source.waitsFor ??
    (count === 0 ? "Seçili soru yok" : count > room ? `Bu sette ${room} soruluk yer var` : undefined);
  const add = () => onAdd(source.chosen.map(({ draft }) => tidied(draft)));
  return (
    <Dialog
      title={manyAtOnce}
      onClose={onClose}
      wide="very"
      does={
        <Button disabledReason={reason} onClick={() => source.beforeAdding(add)}>
          {count > 0 ? `${count} soruyu ekle` : "Ekle"}
        </Button>
      }
    >
      <ImportSource source={source} />
      <ImportPreview source={source} />
      <LeftOutDialog source={source} />
    </Dialog>
  );
}
