import { useNavigate } from "react-router";
import type { ListedClass } from "#protocol/http/replies/classes";
import { whyNotHere } from "#api/sign-in/lesson-session";
import { useUser } from "#api/sign-in/session";
import { useArchive } from "./use-archive";
import { whyNotPlayed } from "./why-not-played";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";

type Props = {
  readonly of: ListedClass;
  readonly onGive: (of: ListedClass) => void;
  readonly onRename: (of: ListedClass) => void;
  readonly onDelete: (of: ListedClass) => void;
};

/** Further actions for a class. */
export function ClassMenu({ of, onGive, onRename, onDelete }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const { archive, restore } = useArchive(of);
  const open: MenuItem = { label: "Aç", icon: "arrow", onSelect: () => void navigate(`/teacher/classes/${of.id}`) };
  const remove: MenuItem = {
    label: "Sil",
    icon: "trash",
    danger: true,
    disabledReason: whyNotHere(),
    onSelect: () => onDelete(of),
  };
  const rename: MenuItem = { label: "Adını değiştir", icon: "edit", onSelect: () => onRename(of) };
  const items: MenuItem[] = of.archived
    ? [open, rename, { label: "Arşivden çıkar", icon: "undo", onSelect: restore.run }, remove]
    : [
        open,
        {
          label: "Ödev ver",
          icon: "calendar",
          disabledReason: whyNotPlayed(of, user),
          onSelect: () => onGive(of),
        },
        {
          label: "Kartları yazdır",
          icon: "print",
          onSelect: () => void navigate(`/teacher/classes/${of.id}?tab=cards`),
        },
        rename,
        { label: "Arşivle", icon: "archive", onSelect: archive.run },
        remove,
      ];
  return <Menu label={`İşlemler: ${of.name}`} items={items} />;
}
