import { toast } from "#ui/overlays/toasts";

/** Said in place of a game, a rehearsal or a homework. */
export const allNewer = "Soruların hepsi daha yeni bir sürümle yazılmış, bu sürümde sorulamıyor";

/** Says how many questions of a set were left out, because only a newer version can play them. */
export function sayLeftOut(count = 0): void {
  if (count > 0) toast.warning(`${count} soru alınmadı, çünkü daha yeni bir sürümle yazılmış. Sette kalır.`);
}
