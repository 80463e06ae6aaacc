import { useState } from "react";
import type { School } from "#protocol/http/replies/schools";
import { school as calls } from "#api/school-api";
import { useAction } from "#screens/use-action";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { toast } from "#ui/overlays/toasts";
import { InviteDialog } from "./invite-dialog";
import { MergeDialog } from "./merge-dialog";
import { SchoolDialog } from "./school-dialog";

type What = "edit" | "merge" | "invite" | "remove";
type Open = { readonly what: What; readonly school: School | null };
type After = { readonly onDone: () => void; readonly onRemoved: () => void };

/** The menu of a school, and the dialog that it or a button has opened: both are put into the page by the caller. */
export function useSchoolMenu({ onDone, onRemoved }: After) {
  const [asked, setAsked] = useState<Open | null>(null);
  const close = () => setAsked(null);
  const done = () => {
    close();
    onDone();
  };
  const { run: remove } = useAction("Okul silinemedi", async ({ id, name }: School) => {
    await calls.remove(id);
    toast.success(`${name} silindi.`);
    close();
    onRemoved();
  });
  const open = (what: "edit" | "invite", school: School | null = null) => setAsked({ what, school });
  const menu = (school: School) => {
    const opens = (what: What) => () => setAsked({ what, school });
    return (
      <Menu
        label={`${school.name}: işlemler`}
        items={[
          { label: "Düzenle", icon: "edit", onSelect: opens("edit") },
          { label: "Öğretmen davet et", icon: "mail", onSelect: opens("invite") },
          { label: "Birleştir", icon: "users", onSelect: opens("merge") },
          { label: "Sil", icon: "trash", danger: true, onSelect: opens("remove") },
        ]}
      />
    );
  };
  const props = { onDone: done, onClose: close };
  const dialog = (
    <>
      {asked?.what === "edit" && <SchoolDialog school={asked.school} {...props} />}
      {asked?.what === "invite" && <InviteDialog school={asked.school} {...props} />}
      {asked?.what === "merge" && <MergeDialog school={asked.school!} {...props} />}
      {asked?.what === "remove" && (
        <ConfirmDialog
          title={`${asked.school!.name} silinsin mi?`}
          confirm="Sil"
          danger
          onConfirm={() => remove(asked.school!)}
          onClose={close}
        >
          Öğretmenleri ve alan adları kalır; okulları boş olur.
        </ConfirmDialog>
      )}
    </>
  );
  return { open, menu, dialog };
}
