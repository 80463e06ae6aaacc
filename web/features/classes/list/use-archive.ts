import { useRevalidator } from "react-router";
import type { SchoolClass } from "#protocol/http/replies/classes";
import { classes } from "#api/classes-api";
import { showUnderWay } from "#browser/under-way";
import { useAction } from "#screens/use-action";
import { toast } from "#ui/overlays/toasts";

/** Archives a class, which can be undone at once, or restores it. */
export function useArchive({ id }: Pick<SchoolClass, "id">) {
  const { revalidate } = useRevalidator();
  const restore = useAction("Arşivden çıkarılamadı", async () => {
    await showUnderWay(classes.change(id, { archived: false }));
    toast.success("Sınıf arşivden çıkarıldı.");
    await revalidate();
  });
  const archive = useAction("Sınıf arşivlenemedi", async () => {
    await showUnderWay(classes.change(id, { archived: true }));
    toast.success("Sınıf arşivlendi.", { action: { label: "Geri al", run: restore.run } });
    await revalidate();
  });
  return { archive, restore };
}
