import { useRevalidator } from "react-router";
import type { SchoolClass } from "#protocol/http/classes";
import { messageOf } from "#api/api-error";
import { classes } from "#api/classes-api";
import { showUnderWay } from "#browser/under-way";
import { toast } from "#ui/overlays/toasts";

/** Archives a class, which can be undone at once, or restores it. */
export function useArchive({ id }: Pick<SchoolClass, "id">) {
  const { revalidate } = useRevalidator();
  const archive = async (archived: boolean) => {
    try {
      await showUnderWay(classes.change(id, { archived }));
    } catch (error) {
      const title = archived ? "Sınıf arşivlenemedi" : "Arşivden çıkarılamadı";
      toast.error(messageOf(error), { title });
      return;
    }
    const undo = { action: { label: "Geri al", run: () => void archive(!archived) } };
    if (archived) toast.success("Sınıf arşivlendi.", undo);
    else toast.success("Sınıf arşivden çıkarıldı.");
    await revalidate();
  };
  return archive;
}
