import { tryLater } from "#api/api-error";
import { editorKinds } from "#kinds/editor";
import { toResult } from "#browser/to-result";
import { showUnderWay } from "#browser/under-way";
import { toast } from "#ui/overlays/toasts";
import type { Listed } from "#kinds/kinds-listed";

/** Loads the fields of a kind and returns if they are there. Without them a question keeps its kind. */
export async function fieldsCome({ kind }: Listed): Promise<boolean> {
  if (editorKinds.there({ kind })) return true;
  const loaded = await toResult(showUnderWay(editorKinds.load([kind])));
  if (!loaded.ok) toast.error(tryLater(), { title: "Bu türün alanları gelmedi" });
  return loaded.ok;
}
