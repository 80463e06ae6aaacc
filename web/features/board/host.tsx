import { useParams } from "react-router";
import { Hosted } from "./hosted";

/** The board of a live game, and its remote on a phone. */
export function Component() {
  const code = useParams().code!;
  return <Hosted key={code} code={code} />;
}
