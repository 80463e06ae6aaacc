import { toast } from "./toasts";

const PAUSE_MS = 700;

/** Says what is under way where nothing else shows it, once it takes a while. */
export async function toldWhile<Reply>(text: string, call: Promise<Reply>): Promise<Reply> {
  let told = 0;
  const timer = setTimeout(() => (told = toast.info(text, { durationMs: 60_000 })), PAUSE_MS);
  try {
    return await call;
  } finally {
    clearTimeout(timer);
    toast.close(told);
  }
}
