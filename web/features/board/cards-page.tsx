import { useParams } from "react-router";
import { CameraBoard } from "./camera/camera-board";
import { Hosted } from "./hosted";

export { ownDocument as loader } from "#hosting/own-document";

/** The board of a game with cards, a document of its own: only here may the board use its camera. */
export function Component() {
  const code = useParams().code!;
  return <Hosted key={code} code={code} CameraBoard={CameraBoard} />;
}
