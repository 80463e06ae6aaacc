import { useState } from "react";
import { useListFilters } from "#screens/use-list-filters";
import { PickList } from "#screens/pick-list.tsx";
import { Button } from "#ui/button.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { nothingLike } from "#words/sentence-forms";
import { useFoundSchools, useSchool } from "./school-field";
import * as styles from "./school-filter.module.css";

const SHOWN = 50;
const all = { id: "", name: "Bütün okullar", city: "" };

/** Narrows a list of people to one school, found by a search. */
export function SchoolFilter({ school }: { readonly school: string }) {
  const [isOpen, setOpen] = useState(false);
  const chosen = useSchool(school);
  const name = school === "" ? all.name : (chosen?.name ?? "Seçilen okul");
  return (
    <>
      <Button variant="alt" icon="home" className={styles.filter} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="vh">Okul: </span>
        <span className={`one-line ${styles.name}`}>{name}</span>
      </Button>
      {isOpen && <Pick onClose={() => setOpen(false)} />}
    </>
  );
}

function Pick({ onClose }: { readonly onClose: () => void }) {
  const narrow = useListFilters();
  const [q, setQ] = useState("");
  const found = useFoundSchools(q, SHOWN) ?? [];
  return (
    <Dialog
      title="Okul seçin"
      onClose={onClose}
      actions={
        <Button variant="alt" onClick={onClose}>
          Vazgeç
        </Button>
      }
    >
      <SearchField label="Okul ara" value={q} onSearch={setQ} />
      <PickList
        label="Okullar"
        items={q === "" ? [all, ...found] : found}
        onPick={({ id }) => {
          onClose();
          narrow({ okul: id });
        }}
      >
        {({ name, city }) => (city === "" ? name : `${name} (${city})`)}
      </PickList>
      {q !== "" && found.length === 0 && <p role="status">{nothingLike(q, "okul")}</p>}
    </Dialog>
  );
}
