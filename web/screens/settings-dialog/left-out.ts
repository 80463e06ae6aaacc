import { toast } from "#ui/overlays/toasts";

/** Says how many questions of a set were left out, because only a newer version can play them. */
export function sayLeftOut(all: number, taken: number): void {
  if (taken < all) toast.warning(`${all - taken} soru alınmadı, çünkü daha yeni bir sürümle yazılmış. Sette kalır.`);
}
