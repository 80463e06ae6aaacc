import { lazy, Suspense } from "react";
import type { PictureRef as Shown } from "#question/question";
import { SetText } from "#question-text/set-text.tsx";
import styles from "./tiles.module.css";

type Props = { readonly picture: Shown };

/** Loaded only by games that have pictures. */
const Picture = lazy(() =>
  import("./shown-picture").catch(() => ({ default: ({ picture }: Props) => <>{picture.alt}</> })),
);

/** The picture of an option; its description if it does not load. */
export const OptionPicture = (props: Props) => (
  <Suspense>
    <Picture {...props} />
  </Suspense>
);

type ContentProps = { readonly text: string; readonly picture: Shown | undefined };

/** An option as its tile shows it: its text, and its picture if it has one. */
export const OptionContent = ({ text, picture }: ContentProps) =>
  picture ? (
    <span className={styles.withPicture}>
      <OptionPicture picture={picture} />
      <SetText>{text}</SetText>
    </span>
  ) : (
    <SetText>{text}</SetText>
  );
