import { useId, useState, type SubmitEvent } from "react";
import type { ListedSet } from "#protocol/http/replies/question-sets";
import { Button } from "#ui/button.tsx";
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

/** Asks for the folder to put these sets into. */
export function MoveDialog({ sets, folders, onMoved, onClose }: Props) {
  const { move } = useFiling();
  const id = useId();
  const [first] = sets;
  const common = first && sets.every(({ folder }) => folder === first.folder) ? first.folder : null;
  /** Null means a new folder. */
  const [chosen, setChosen] = useState<string | null>(
    folders.length === 0 ? null : common === null || folders.includes(common) ? common : "",
  );
  const [isNew, setNew] = useState(folders.length === 0);
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fault = isNew ? faultOfFolder(name, folders) : undefined;
    setError(fault);
    if (fault !== undefined) event.currentTarget.querySelector<HTMLElement>("input[type=text]")?.focus();
    const folder = isNew ? name.trim() : chosen;
    if (fault !== undefined || folder === null || busy) return;
    setBusy(true);
    if (await move(sets, folder)) onMoved();
    else setBusy(false);
  };
  const radio = (label: string, isChecked: boolean, choose: () => void) => (
    <label className={styles.choice}>
      <input type="radio" name={id} checked={isChecked} onChange={choose} />
      <span>{label}</span>
    </label>
  );
  const choose = (folder: string) => () => {
    setNew(false);
    setChosen(folder);
  };
  return (
    <Dialog
      title="Hangi klasöre?"
      onClose={onClose}
      does={
        <Button
          type="submit"
          form={`${id}-form`}
          busy={busy}
          disabledReason={!isNew && chosen === null ? "Bir klasör seçin" : undefined}
        >
          Taşı
        </Button>
      }
    >
      <form id={`${id}-form`} onSubmit={(event) => void submit(event)} noValidate>
        <fieldset className={styles.choices}>
          <legend className="vh">Klasör</legend>
          {folders.map((folder) => (
            <div key={folder}>{radio(folder, !isNew && chosen === folder, choose(folder))}</div>
          ))}
          {radio("Klasörsüz", !isNew && chosen === "", choose(""))}
          {radio("Yeni klasör", isNew, () => setNew(true))}
        </fieldset>
        {isNew && (
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
