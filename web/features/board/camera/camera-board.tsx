import "#ui/drawn/camera-drawings.tsx";
import { browserEnv } from "#browser/env";
import { useOpened } from "#hosting/use-opened";
import { useStore } from "#ui/use/use-store";
import { Board, type BoardProps } from "../board";
import type { BoardCamera } from "../without-phones/cards/board-camera";
import { BoardReader } from "./board-reader";
import { LargePicture, SmallPicture } from "./camera-frame";
import { LobbyColumn } from "./lobby-column";

/** The board of a game with cards, with its own camera. */
export function CameraBoard(props: BoardProps) {
  const reader = useOpened(() => new BoardReader(props.host, browserEnv()));
  return reader && <WithReader {...props} reader={reader} />;
}

function WithReader({ reader, ...props }: BoardProps & { readonly reader: BoardReader }) {
  const { way, size, wasOn } = useStore(reader);
  const isOn = typeof useStore(reader.cameraSwitch) === "object";
  const camera = partsOf(reader, { isOn, isShown: way === "camera" && (isOn || wasOn), isLarge: size === "large" });
  return <Board {...props} camera={camera} />;
}

type Now = { readonly isOn: boolean; readonly isShown: boolean; readonly isLarge: boolean };

function partsOf(reader: BoardReader, { isOn, isShown, isLarge }: Now): BoardCamera {
  return {
    isReading: isOn,
    onOpen: reader.open,
    onPicture: () => {
      if (isOn) reader.resize(reader.get().size === "small" ? "large" : "small");
    },
    onNextCamera: reader.nextCamera,
    column: (game) => <LobbyColumn {...{ reader, game }} />,
    of: (game) => ({
      ...(isShown && { picture: (_, clock) => <SmallPicture {...{ reader, game, clock }} /> }),
      ...(isOn && isLarge && { large: (question) => <LargePicture {...{ reader, game, question }} /> }),
    }),
  };
}
