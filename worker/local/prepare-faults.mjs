// Error messages for a person starting the product before anything is installed. Uses only Node's own modules, as in
// toolchain.mjs.

const FULL = "diskte yer kalmamış. Bir gigabayt kadar yer açıp aynı komutu yeniden çalıştırın.";
const unreachable = /\b(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|E?TIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;
const unwritable = /\b(?:EACCES|EPERM|EROFS)\b/;

/** Says why `npm ci` failed, from its output; repeats the output if the reason is unusual. */
export function whyNotInstalled(said) {
  if (said.includes("ENOSPC")) return `Paketler kurulamadı: ${FULL}`;
  const [network] = unreachable.exec(said) ?? [];
  if (network)
    return `Paketler indirilemedi (${network}). İnternet bağlantısını denetleyip aynı komutu yeniden çalıştırın.`;
  const [right] = unwritable.exec(said) ?? [];
  if (right) return `Paketler kurulamadı (${right}). Bu klasöre yazma izni verip aynı komutu yeniden çalıştırın.`;
  return `${said.trim()}\nPaketler kurulamadı. İnternet bağlantısını ve diskteki yeri denetleyip aynı komutu yeniden çalıştırın.`;
}

export function whyNotBuilt(said) {
  if (/ENOSPC|No space left on device/.test(said)) return `Derlenemedi: ${FULL}`;
  return `${said}Derleme başarısız oldu.`;
}

/** Says what stopped the other work on the checkout's folder. */
export function whyNotPrepared({ code, message }) {
  if (code === "ENOSPC") return `Hazırlanamadı: ${FULL}`;
  if (unwritable.test(code)) return `Bilye'nin klasörüne yazılamıyor (${code}). Yazma izni verip yeniden deneyin.`;
  return `Hazırlanamadı: ${message}`;
}
