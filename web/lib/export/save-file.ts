/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: string | Uint8Array, type: string): void {
  const part = typeof content === "string" ? content : new Uint8Array(content);
  const address = URL.createObjectURL(new Blob([part], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has gone through.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A title as a file's name on any system. */
export function fileName(title: string, extension: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "")
    .slice(0, 120);
  return `${plain || "soru seti"}.${extension}`;
}
