import { useRevalidator } from "react-router";
import type { ListedSet } from "#protocol/http/replies/question-sets";
import { messageOf } from "#api/api-error";
import { sets, type Filing } from "#api/sets-api";
import { showUnderWay } from "#browser/under-way";
import { toast } from "#ui/overlays/toasts";

type Calls = readonly (readonly [ids: readonly string[], filing: Filing])[];

/** Puts sets into a folder or into the archive, which can be undone at once, or takes them out. */
export function useFiling() {
  const { revalidate } = useRevalidator();
  const file = async (calls: Calls, failed: string, said: () => void): Promise<boolean> => {
    try {
      for (const [ids, filing] of calls) await showUnderWay(sets.file(ids, filing));
    } catch (error) {
      toast.error(messageOf(error), { title: failed });
      return false;
    }
    said();
    await revalidate();
    return true;
  };
  const archive = async (of: readonly ListedSet[], archived: boolean): Promise<boolean> => {
    const ids = of.map(({ id }) => id);
    const failed = archived ? "Arşivlenemedi" : "Arşivden çıkarılamadı";
    return file([[ids, { archived }]], failed, () => {
      const which = of.length === 1 ? "Set" : `${of.length} set`;
      const undo = { action: { label: "Geri al", run: () => void archive(of, !archived) } };
      if (archived) toast.success(`${which} arşivlendi.`, undo);
      else toast.success(`${which} arşivden çıkarıldı.`);
    });
  };
  const move = async (of: readonly ListedSet[], folder: string): Promise<boolean> =>
    file([[of.map(({ id }) => id), { folder }]], "Taşınamadı", () => {
      const said =
        folder === "" ? `${of.length} set klasörden çıkarıldı.` : `${of.length} set “${folder}” klasörüne taşındı.`;
      const before = [...new Set(of.map((set) => set.folder))].map(
        (name) => [of.filter((set) => set.folder === name).map(({ id }) => id), { folder: name }] as const,
      );
      const undo = () => void file(before, "Geri alınamadı", () => {});
      toast.success(said, { action: { label: "Geri al", run: undo } });
    });
  return { archive, move };
}
