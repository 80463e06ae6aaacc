import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { LiveGame } from "#game-client/game";
import { Icon, type IconName } from "#ui/drawn/icon.tsx";
import { cx } from "#ui/cx";
import { toast } from "#ui/overlays/toasts";
import { chooseCamera, nextCamera, setLight, type Camera } from "#hosting/cards/camera/camera";
import * as styles from "./scan.module.css";

type Props = {
  readonly camera: Camera | null;
  readonly game: LiveGame;
  readonly back: string;
  readonly onReopen: () => void;
};

/** The tools over the picture: the way back, the state of the game, the lamp and the other cameras. */
export function ScanTools({ camera, game, back, onReopen }: Props) {
  const change = () => {
    const next = nextOf(camera);
    if (next === null) return;
    chooseCamera(next.deviceId);
    if (next.label) toast.info(next.label);
    onReopen();
  };
  return (
    <div className={`row ${styles.tools}`}>
      <Link className={`center ${styles.tool}`} to={back} aria-label="Kumandaya dön">
        <Icon name="back" />
      </Link>
      <span className={cx("row", styles.step, "num")}>
        {game.questionNumber === 0 ? game.title : `Soru ${game.questionNumber} / ${game.totalQuestions}`}
      </span>
      {nextOf(camera) !== null && <Tool icon="swap" label="Öteki kamerayı aç" onPress={change} />}
      {camera?.hasLight ? (
        <Light key={camera.stream.id} camera={camera} />
      ) : (
        nextOf(camera) === null && <i className={styles.gap} />
      )}
    </div>
  );
}

const nextOf = (camera: Camera | null): MediaDeviceInfo | null => camera && nextCamera(camera);

function Light({ camera }: { readonly camera: Camera }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    void setLight(camera, isOn).catch(() => setOn(false));
  }, [camera, isOn]);
  return <Tool icon="flash" label="Flaş" isOn={isOn} onPress={() => setOn(!isOn)} />;
}

type ToolProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly isOn?: boolean;
  readonly onPress: () => void;
};

function Tool({ icon, label, isOn, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={cx("center", styles.tool, isOn && styles.on)}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
