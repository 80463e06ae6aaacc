import { useEffect, useState } from "react";
import { uploadWorld } from "#api/pictures/upload-world";
import { createUploads, onTheirWay } from "#api/pictures/uploads";
import { useStore } from "#ui/use/use-store";
import { useSayFull } from "../question-card/use-card-uploads";

/** Storage for uploads of questions outside a set: these exist on this page alone, and their pictures with them. */
const nowhere = { of: async () => [], keep: async () => {}, remove: async () => {} };

/** Pictures that a teacher adds to questions while mending them, by the question's number in the import. */
export function useMendedPictures(arrived: Parameters<typeof createUploads>[0]["arrived"]) {
  const full = useSayFull();
  const [uploads] = useState(() =>
    createUploads(
      { setId: "", idOf: () => null, keyOf: ({ question }) => question, arrived, full },
      { ...uploadWorld, device: nowhere },
    ),
  );
  useEffect(() => {
    void uploads.open();
    window.addEventListener("online", uploads.retryAll);
    return () => {
      window.removeEventListener("online", uploads.retryAll);
      uploads.close();
    };
  }, [uploads]);
  return {
    uploads,
    waiting: onTheirWay(useStore(uploads.shown)),
    /** Other questions have these numbers from now on. */
    letGo() {
      uploads.close();
      void uploads.open();
    },
  };
}
