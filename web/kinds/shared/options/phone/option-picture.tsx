import { lazy, Suspense } from "react";
import type { PictureRef as Shown } from "#question/question";

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
