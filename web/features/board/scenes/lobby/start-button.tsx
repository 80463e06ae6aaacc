import { Button } from "#ui/button.tsx";
import type { Primary } from "#hosting/scene";
import * as styles from "./lobby.module.css";

type Props = { readonly primary: Primary | null; readonly onStart: () => void };

/** Starts the game, enabled once nothing is missing. */
export const StartButton = ({ primary, onStart }: Props) => (
  <Button
    variant="lim"
    size="board"
    icon="play"
    className={styles.go}
    disabled={primary?.missing !== undefined}
    busy={primary?.isWaiting === true}
    onClick={onStart}
  >
    Oyunu başlat
  </Button>
);
