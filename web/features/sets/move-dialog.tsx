import { useId, useState, type SubmitEvent } from "react";
import type { ListedSet } from "#protocol/http/replies/question-sets";
import { useAction } from "#screens/use-action";
import { Button } from "#ui/button.tsx";
import { RadioRows, type RadioRow } from "#ui/fields/radio-rows.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { FolderNameField } from "./folder-name-field";
import { faultOfFolder } from "./folder-words";
import * as styles from "./move-dialog.module.css";
import { useFiling } from "./use-filing";

type Props = {
  readonly sets: readonly ListedSet[];
  /** Names of the existing folders. */
  readonly folders: readonly string[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
};

/** A folder's name, empty for none; null for a new folder. */
type Folder = string | null;

/** Asks for the folder to put these sets into. */
export function MoveDialog({ sets, folders, onMoved, onClose }: Props) {
  const { move } = useFiling();
  const id = useId();
  const [first] = sets;
  const common = first && sets.every(({ folder }) => folder === first.folder) ? first.folder : undefined;
  const [chosen, setChosen] = useState<Folder | undefined>(folders.length === 0 ? null : common);
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const moving = useAction("Taşınamadı", async (folder: string) => {
    if (await move(sets, folder)) onMoved();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fault = chosen === null ? faultOfFolder(name, folders) : undefined;
    setError(fault);
    if (fault !== undefined) event.currentTarget.querySelector<HTMLElement>("input[type=text]")?.focus();
    else if (chosen !== undefined) moving.run(chosen ?? name.trim());
  };
  const rows: RadioRow<Folder>[] = [
    ...folders.map((folder) => ({ value: folder, label: folder })),
    { value: "", label: "Klasörsüz" },
    { value: null, label: "Yeni klasör" },
  ];
  return (
    <Dialog
      title="Hangi klasöre?"
      onClose={onClose}
      does={
        <Button
          type="submit"
          form={`${id}-form`}
          busy={moving.busy}
          disabledReason={chosen === undefined ? "Bir klasör seçin" : undefined}
        >
          Taşı
        </Button>
      }
    >
      <form id={`${id}-form`} onSubmit={submit} noValidate>
        <RadioRows
          label={<span className="vh">Klasör</span>}
          rows={rows}
          value={chosen}
          onChange={setChosen}
          className={styles.folders}
        />
        {chosen === null && (
          <FolderNameField
            value={name}
            error={error}
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
        )}
      </form>
    </Dialog>
  );
}
