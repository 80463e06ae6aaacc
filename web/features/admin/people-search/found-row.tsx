import { cannotUndo } from "#words/shared-sentences";
import { useState } from "react";
import type { FoundNickname, FoundStudent } from "#protocol/http/replies/people";
import { date } from "#words/format";
import { useAction } from "#screens/use-action";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import * as styles from "./people-search.module.css";

type Props = {
  readonly name: string;
  readonly detail: string;
  readonly onSave: () => Promise<void> | void;
  readonly onDelete: () => Promise<void>;
};

/** Somebody who was found, with what may be done at the request of that person. */
export function FoundRow({ name, detail, onSave, onDelete }: Props) {
  const [asks, setAsks] = useState(false);
  const save = useAction("Veriler indirilemedi", async () => onSave());
  const remove = useAction("Silinemedi", onDelete);
  return (
    <div className={`row wrap ${styles.found}`}>
      <p>
        <b>{name}</b>
        <small className="quiet">{detail}</small>
      </p>
      <Button variant="alt" size="sm" busy={save.busy} aria-label={`${name}: verisini indir`} onClick={save.run}>
        Verisini indir
      </Button>
      <Button variant="quiet" size="sm" busy={remove.busy} aria-label={`${name}: sil`} onClick={() => setAsks(true)}>
        Sil
      </Button>
      {asks && (
        <ConfirmDialog
          title={`${name} silinsin mi?`}
          confirm="Sil"
          danger
          onConfirm={() => {
            setAsks(false);
            remove.run();
          }}
          onClose={() => setAsks(false)}
        >
          {detail}. {cannotUndo}
        </ConfirmDialog>
      )}
    </div>
  );
}

type Who = Pick<FoundStudent, "number" | "school_no" | "class_name" | "teacher">;

/** Tells pupils of one name apart, as a letter does: class, number, school and teacher. */
export const placeOf = ({ number, school_no, class_name: className, teacher }: Who): string =>
  [className, `no ${number}`, school_no !== null && `okul no ${school_no}`, ...ownerOf(teacher)]
    .filter(Boolean)
    .join(", ");

type Played = Pick<FoundNickname, "title" | "played_at" | "teacher">;
export const gameOf = ({ title, played_at, teacher }: Played): string =>
  [title, date(played_at), ...ownerOf(teacher)].filter(Boolean).join(", ");

const ownerOf = ({ name, email, school }: FoundStudent["teacher"]) => [school, `öğretmeni ${name} (${email})`];
