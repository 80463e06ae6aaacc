/** Copies a text; true if it worked. On plain http only the browser's old way exists. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFromPage(text);
  }
}

function copiedFromPage(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "vh";
  document.body.append(area);
  area.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the one way there is on plain http
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
