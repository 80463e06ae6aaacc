import type { ReactNode } from "react";
import type { LiveGame, LiveQuestion } from "#game-client/game";

/** The board's own camera, on the page that may use it. */
export type BoardCamera = {
  readonly isReading: boolean;
  readonly onOpen: () => void;
  /** Enlarges the picture, or makes it small again. */
  readonly onPicture: () => void;
  readonly onNextCamera: () => void;
  /** The lobby's column: the camera first, then the other ways. */
  readonly column: (game: LiveGame) => ReactNode;
  readonly of: (game: LiveGame) => CameraOfGame;
};

/** Parts of a question's scene that the camera takes over. */
export type CameraOfGame = {
  /** Takes the place of the clock, which it shows in its bar; absent while the camera does not read. */
  readonly picture?: (question: LiveQuestion, clock: ReactNode) => ReactNode;
  /** Takes the place of question and options while it is enlarged. */
  readonly large?: (question: LiveQuestion) => ReactNode;
};
