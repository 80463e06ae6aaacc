type WithPictures = {
  readonly image?: { readonly id: string } | null;
  readonly option_images?: Readonly<Record<string, { readonly id: string }>>;
};

/** The ids of a question's pictures, by the field that names them. */
export function picturesOf(question: object): Map<string, string> {
  const { image, option_images = {} } = question as WithPictures;
  const ofOptions = Object.entries(option_images).map(([key, { id }]) => [`option_images.${key}`, id] as const);
  return new Map([...(image ? [["image", image.id] as const] : []), ...ofOptions]);
}
