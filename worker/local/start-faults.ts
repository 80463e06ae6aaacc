import { WeakKey } from "../auth/signed.ts";
import { isLostConnection } from "./lost-connection.ts";

/** What somebody reads whose machine does not let the product start. */
export function whyNotStarted(error: unknown, folder: string): string {
  if (isLostConnection(error))
    return "Veritabanı hazırlanamadı: bağlantı her denemede koptu. Bilgisayar çok yoğun olabilir; yeniden başlatın.";
  if (error instanceof WeakKey)
    return "JWT_SECRET ve JWT_SECRET_PREVIOUS en az 32 baytlık, rastgele üretilmiş anahtarlar olmalı. Yerel çalışmada en iyisi hiç vermemek.";
  const other = "STATE_DIR ile başka klasör verin.";
  const { code, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: undefined, message: "" };
  if (code === "ENOSPC") return `"${folder}" klasörünün diskinde yer kalmamış. Yer açın ya da ${other}`;
  if (code?.startsWith("E")) return `"${folder}" klasörüne yazılamıyor (${code}). Yazma izni verin ya da ${other}`;
  if (error instanceof SyntaxError)
    return `"${folder}" klasöründeki secrets.json okunamıyor. Yedeğini geri koyun ya da silin; silerseniz herkes yeniden giriş yapar.`;
  return `Veritabanı hazırlanamadı (${message}). "${folder}" klasörünün diskinde yer kalmamış olabilir; yer açın ya da ${other}`;
}
