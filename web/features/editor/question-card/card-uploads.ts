import type { Upload } from "#api/pictures/uploads";

/** Uploads of one question; `option` is null for the question's own picture. */
export type CardUploads = {
  readonly of: (option: string | null) => Upload | undefined;
  readonly add: (option: string | null, files: readonly File[]) => void;
  readonly cancel: (option: string | null) => void;
  readonly retry: (option: string | null) => void;
};
