/** What lies where in our own packed file. */
export const ownZip = {
  questions: "bilye.json",
  picture: (id: string, extension: string): string => `resimler/${id}.${extension}`,
  /** The id in a picture's path; undefined for whatever else lies in a file. */
  idIn: (path: string): string | undefined => /^resimler\/([\w-]{43})\.(?:webp|png|jpe?g|gif)$/.exec(path)?.[1],
} as const;
