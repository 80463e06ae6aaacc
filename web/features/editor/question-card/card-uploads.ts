import type { Upload } from "#api/pictures/uploads";

/** The pictures of one question that are on their way; `option` is null for the question's own. */
export type CardUploads = {
  readonly of: (option: string | null) => Upload | undefined;
  readonly add: (option: string | null, files: readonly File[]) => void;
  readonly cancel: (option: string | null) => void;
  readonly retry: (option: string | null) => void;
};
