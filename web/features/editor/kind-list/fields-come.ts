import { editorKinds } from "#kinds/editor";
import { settled } from "#browser/settled";
import { showUnderWay } from "#browser/under-way";
import { toast } from "#ui/overlays/toasts";
import type { Listed } from "#kinds/kinds-listed";

/** Whether the fields of this kind are there, once they have been asked for: without them a question stays what it is. */
export async function fieldsCome({ kind }: Listed): Promise<boolean> {
  if (editorKinds.there({ kind })) return true;
  const loaded = await settled(showUnderWay(editorKinds.load([kind])));
  if (!loaded.ok) toast.error("Bağlantınızı kontrol edip yeniden deneyin.", { title: "Bu türün alanları gelmedi" });
  return loaded.ok;
}
