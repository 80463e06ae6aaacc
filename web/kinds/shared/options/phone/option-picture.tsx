import { lazy, Suspense } from "react";
import type { Picture as Shown } from "#question/question";

type Props = { readonly picture: Shown };

/** Only a game that has pictures loads what shows them. */
const Picture = lazy(() =>
  import("./shown-picture").catch(() => ({ default: ({ picture }: Props) => <>{picture.alt}</> })),
);

/** The picture of an option; its description where it does not come. */
export const OptionPicture = (props: Props) => (
  <Suspense>
    <Picture {...props} />
  </Suspense>
);
