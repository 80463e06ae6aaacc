type FilePart = string | Uint8Array;

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: FilePart | readonly FilePart[], type: string): void {
  const parts = typeof content === "string" || content instanceof Uint8Array ? [content] : content;
  const address = URL.createObjectURL(new Blob(parts as BlobPart[], { type }));
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
