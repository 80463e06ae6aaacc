import { useState } from "react";
import { useListFilters } from "#screens/use-list-filters";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { PickSchool, useSchool } from "./school-field";
import * as styles from "./school-filter.module.css";

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
      <PickSchool
        all={all}
        onPick={({ id }) => {
          onClose();
          narrow({ okul: id });
        }}
      />
    </Dialog>
  );
}
