/** Paths inside our own packed file. */
export const ownZip = {
  questions: "bilye.json",
  picture: (id: string, extension: string): string => `resimler/${id}.${extension}`,
  /** Returns the id in a picture's path; undefined for any other file. */
  idIn: (path: string): string | undefined => /^resimler\/([\w-]{43})\.(?:webp|png|jpe?g|gif)$/.exec(path)?.[1],
} as const;
