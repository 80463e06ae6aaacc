import { useState } from "react";
import type { School } from "#protocol/http/replies/schools";
import { school as calls } from "#api/school-api";
import { useAction } from "#screens/use-action";
import { useLoaded } from "#screens/use-loaded";
import { Button } from "#ui/button.tsx";
import { Chips } from "#ui/fields/chips.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";

const MOST = 8;

type Props = { readonly school: School; readonly onDone: () => void; readonly onClose: () => void };

/** Chooses the school that becomes part of this one. */
export function MergeDialog({ school, onDone, onClose }: Props) {
  const [q, setQ] = useState("");
  const [other, setOther] = useState("");
  const { value } = useLoaded(q, true, () => calls.list({ q, page_size: MOST + 1 }));
  const found = (value?.items ?? []).filter(({ id }) => id !== school.id).slice(0, MOST);
  const goes = found.find(({ id }) => id === other);
  const { busy, run } = useAction("Birleştirilemedi", async () => {
    await calls.merge(school.id, other);
    toast.success("Okullar birleştirildi.");
    onDone();
  });
  return (
    <Dialog
      title={`${school.name} ile birleştir`}
      onClose={onClose}
      does={
        <Button busy={busy} disabledReason={goes ? undefined : "Öbür okulu seçin."} onClick={run}>
          Birleştir
        </Button>
      }
    >
      <SearchField label="Öbür okulu ara" value={q} onSearch={setQ} />
      <Chips
        label="Öbür okul"
        choices={found.map(({ id, name, city }) => ({ value: id, label: city === "" ? name : `${name}, ${city}` }))}
        value={other}
        onChange={setOther}
      />
      {goes && (
        <p>
          {school.name} ile {goes.name} aynı okulsa birleştirin. Öğretmenler, alan adları ve sayılar birleşir;{" "}
          {goes.name} silinir.
        </p>
      )}
    </Dialog>
  );
}
