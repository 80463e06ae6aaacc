/** The code in `/odev/abc2345`, in capitals as the server writes it, so that one homework has one place on this device. */
export function codeInAddress(path: string): string {
  const typed = /^\/odev\/([^/?#]*)/.exec(path)?.[1] ?? "";
  return typed
    .replace(/[^a-z\d]/gi, "")
    .toLocaleUpperCase("en")
    .slice(0, 12);
}
