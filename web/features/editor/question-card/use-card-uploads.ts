import { useNavigate } from "react-router";
import { limits } from "#shared/limits";
import { recalled, remember } from "#browser/device";
import { number } from "#shared/numbers";
import type { PicturePlace, Uploads } from "#api/pictures/uploads";
import { useUser } from "#api/sign-in/session";
import { toast } from "#ui/overlays/toasts";
import { useStore } from "#ui/use/use-store";
import type { CardUploads } from "./card-uploads";

/** Uploads of one question, as its card needs them. */
export function useCardUploads(uploads: Uploads, question: string): CardUploads {
  const shown = useStore(uploads.shown);
  const at = (option: string | null): PicturePlace => ({ question, option });
  return {
    of: (option) => uploads.at(shown, at(option)),
    add: (option, files) => {
      const [file] = files;
      if (!file) return;
      if (files.length > 1) toast.info("Bir soruya bir resim eklenir, ilki eklendi.");
      sayOnceADay();
      void uploads.add(at(option), file);
    },
    cancel: (option) => uploads.cancel(at(option)),
    retry: (option) => uploads.retry(at(option)),
  };
}

/** Tells the teacher that the limit of pictures is reached. */
export function useSayFull(): () => void {
  const navigate = useNavigate();
  const user = useUser();
  return () => {
    const most = user.is_approved ? limits.media.approved : limits.media.unapproved;
    toast.warning("Kullanmadığınız setleri silerseniz yer açılır.", {
      title: `${number(most)} resim sınırına geldiniz`,
      durationMs: 8_000,
      action: { label: "Setlere git", run: () => void navigate("/teacher/question-sets") },
    });
  };
}

const SAID = "bilye.places-said";

/** Answers a common worry of teachers, once a day and not for every picture. */
function sayOnceADay() {
  const today = new Date().toDateString();
  if (recalled(SAID) === today) return;
  // If nothing can be stored, this message appears every time.
  remember(SAID, today);
  toast.info("Fotoğraftaki konum bilgisi yüklenmeden silinir.");
}
