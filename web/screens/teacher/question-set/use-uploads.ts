import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { limits } from "#protocol/limits";
import { recalled, remember } from "../../../base/device";
import type { Editor } from "../../../lib/editor/editor";
import { withPicture } from "../../../lib/editor/edited-set";
import { number } from "../../../lib/format";
import { devicePictures } from "../../../lib/pictures/device-pictures";
import { sendPicture } from "../../../lib/pictures/send-picture";
import { shrink } from "../../../lib/pictures/shrink";
import { createUploads, type Place, type Uploads } from "../../../lib/pictures/uploads";
import { useUser } from "../../../lib/sign-in/session";
import type { CardUploads } from "../../../parts/question-card/card-uploads";
import { toast } from "../../../ui/overlays/toasts";
import { useStore } from "../../../ui/use/use-store";

const world = {
  shrink,
  send: sendPicture,
  device: devicePictures,
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The pictures of this set that are on their way, for as long as the screen is open. */
export function useUploads(editor: Editor): Uploads {
  const navigate = useNavigate();
  const user = useUser();
  const full = () => {
    const most = user.is_approved ? limits.media.approved : limits.media.unapproved;
    toast.warning("Kullanmadığınız setleri silerseniz yer açılır.", {
      title: `${number(most)} resim sınırına geldiniz`,
      durationMs: 8_000,
      action: { label: "Setlere git", run: () => void navigate("/teacher/question-sets") },
    });
  };
  const [uploads] = useState(() => createUploads({ ...placesOf(editor), full }, world));
  useEffect(() => {
    void uploads.open();
    const stop = editor.subscribe(uploads.noteIds);
    window.addEventListener("online", uploads.retryAll);
    return () => {
      stop();
      window.removeEventListener("online", uploads.retryAll);
      uploads.close();
    };
  }, [editor, uploads]);
  return uploads;
}

/** Those of one question, as its card needs them. */
export function useCardUploads(uploads: Uploads, question: string): CardUploads {
  const shown = useStore(uploads.shown);
  const at = (option: string | null): Place => ({ question, option });
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

function placesOf(editor: Editor) {
  const questions = () => editor.current().set.questions;
  return {
    setId: editor.current().set.id,
    idOf: (key: string) => questions().find((question) => question.key === key)?.id,
    keyOf: ({ question, questionId }: { question: string; questionId: string | null }) =>
      questions().find(({ key, id }) => key === question || (questionId !== null && id === questionId))?.key,
    arrived: (place: Place, picture: Parameters<typeof withPicture>[2]) =>
      editor.change((set) => withPicture(set, place, picture)),
  };
}

const SAID = "bilye.places-said";

/** What teachers may worry about, without saying it at every picture. */
function sayOnceADay() {
  const today = new Date().toDateString();
  if (recalled(SAID) === today) return;
  // Where nothing is kept it is said each time.
  remember(SAID, today);
  toast.info("Fotoğraftaki konum bilgisi yüklenmeden silinir.");
}
