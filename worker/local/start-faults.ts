import { WeakKey } from "#auth/signed";
import { Unanswered } from "#db/with-timeout";
import { BackupFault } from "./backup/backup-file.ts";
import { isLostConnection } from "./lost-connection.ts";

/** Message for a person whose machine does not let the product start. */
export function whyNotStarted(error: unknown, folder: string): string {
  if (isLostConnection(error))
    return "Veritabanı hazırlanamadı: bağlantı her denemede koptu. Bilgisayar çok yoğun olabilir; yeniden başlatın.";
  if (error instanceof WeakKey)
    return "JWT_SECRET ve JWT_SECRET_PREVIOUS en az 32 baytlık, rastgele üretilmiş anahtarlar olmalı. Yerel çalışmada en iyisi hiç vermemek.";
  const other = "STATE_DIR ile başka klasör verin.";
  const { code, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: undefined, message: "" };
  if (code === "ENOSPC") return `"${folder}" klasörünün diskinde yer kalmamış. Yer açın ya da ${other}`;
  // Only codes of the system match; the runtime's begin with ERR_.
  if (code && /^E[A-Z0-9]+$/.test(code))
    return `"${folder}" klasörüne yazılamıyor (${code}). Yazma izni verin ya da ${other}`;
  if (error instanceof SyntaxError)
    return `"${folder}" klasöründeki secrets.json okunamıyor. Yedeğini geri koyun ya da silin; silerseniz herkes yeniden giriş yapar.`;
  return `Veritabanı hazırlanamadı (${message}). "${folder}" klasörünün diskinde yer kalmamış olabilir; yer açın ya da ${other}`;
}

/**
 * Message for a person whose backup, restore or new password failed; `what` begins it where the fault is none of the machine's.
 * Without a folder it was about a deployment.
 */
export function whyNotDone(error: unknown, folder: string | null, what: string): string {
  if (error instanceof BackupFault) return error.message;
  const reason = error instanceof Unanswered ? "R2 cevap vermiyor" : String(error);
  if (folder === null) return `${what} (${reason}). Biraz sonra yeniden deneyin.`;
  const { code = "" } = error as NodeJS.ErrnoException;
  if (/^E[A-Z0-9]+$/.test(code)) return whyNotStarted(error, folder);
  return `${what} (${String(error)}). "${folder}" klasörünün diskinde yer kalmamış olabilir.`;
}

/** A start with this setting, as the machine's own shell takes it; Windows' shell knows no settings before a command. */
export const startWith = (setting: string, platform: string = process.platform): string =>
  platform === "win32" ? `set ${setting} && npm start` : `${setting} npm start`;

/** Message for a person whose start cannot listen on the port; `code` is the system's. */
export function whyNotListening(code: string, port: number, host: string): string {
  const instead = `Başka bir kapıyla başlatın, örneğin: ${startWith(`PORT=${port === 8081 ? 8082 : 8081}`)}`;
  if (code === "EADDRINUSE") return `${port} numaralı kapı kullanımda. ${instead}`;
  if (code === "EACCES") return `${port} numaralı kapıyı açma izni yok. ${instead}`;
  return notAnAddress(host, code);
}

/** Message for a person whose `HOST` is no address of this machine; `code` is the system's, if it was asked. */
export const notAnAddress = (host: string, code = ""): string =>
  `HOST bu bilgisayarın bir adresi olmalı, "${host}" değil${code && ` (${code})`}. Telefonlarla denemek için: ${startWith("HOST=0.0.0.0")}`;

export const notAnOrigin =
  "APP_ORIGIN bu ağın bir adresi olmalı: http://192.168.1.20:8080 ya da http://bilye.local:8080 gibi, sonunda yol ya da / olmaz.";
