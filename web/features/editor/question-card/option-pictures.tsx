import type { OptionPictures } from "#kinds/editor-kind";
import type { CardUploads } from "./card-uploads";
import { PictureButton } from "./picture-button";
import { PictureSlot } from "./picture-slot";

/** The picture parts that a kind of question shows for its options. */
export const optionPictures = (uploads: CardUploads): OptionPictures => ({
  button: (option) =>
    option === null ? (
      <PictureButton option={null} uploads={uploads} label="Resim seç" />
    ) : (
      <PictureButton option={option} uploads={uploads} isBare />
    ),
  shown: (option, field) => <PictureSlot option={option} uploads={uploads} {...field} />,
});
