import { copyText } from "#browser/copy-text";
import { toast } from "#ui/overlays/toasts";

/** Copies to the clipboard; without one, shows the text for copying by hand. */
export async function copyAndSay(text: string, said: string): Promise<void> {
  if (await copyText(text)) toast.success(said);
  else toast.warning(text, { title: "Kopyalanamadı, elle yazın" });
}

/** Uses the device's share sheet if it has one. */
export async function shareLink(url: string, title = "Bilye"): Promise<void> {
  if (typeof navigator.share !== "function") return copyAndSay(url, "Bağlantı kopyalandı.");
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without sharing.
  }
}
