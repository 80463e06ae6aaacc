import { useEffect, useState } from "react";
import type { Editor } from "../drafts/editor";
import { withPicture } from "../drafts/edited-set";
import { devicePictures } from "#api/pictures/device-pictures";
import { uploadWorld } from "#api/pictures/upload-world";
import { createUploads, type PicturePlace, type Uploads } from "#api/pictures/uploads";
import { useSayFull } from "../question-card/use-card-uploads";

/** Uploads of this set, for as long as the screen is open. */
export function useUploads(editor: Editor): Uploads {
  const full = useSayFull();
  const [uploads] = useState(() =>
    createUploads({ ...placesOf(editor), full }, { ...uploadWorld, device: devicePictures }),
  );
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

function placesOf(editor: Editor) {
  const questions = () => editor.current().set.questions;
  return {
    setId: editor.current().set.id,
    idOf: (key: string) => questions().find((question) => question.key === key)?.id,
    keyOf: ({ question, questionId }: { question: string; questionId: string | null }) =>
      questions().find(({ key, id }) => key === question || (questionId !== null && id === questionId))?.key,
    arrived: (place: PicturePlace, picture: Parameters<typeof withPicture>[2]) =>
      editor.change((set) => withPicture(set, place, picture)),
  };
}
