import type { LiveGame } from "#game-client/game";
import { openIt, readHere } from "#hosting/cards/camera/camera-words";
import type { Camera } from "#hosting/cards/camera/camera";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Spinner } from "#ui/drawn/spinner.tsx";
import { useStore } from "#ui/use/use-store";
import { PairingCode } from "../without-phones/cards/pairing-code";
import type { BoardReader } from "./board-reader";
import { Hint, InSight, LargePicture, OtherWays, Picture } from "./camera-frame";
import { missingWords, nameOfCamera } from "./camera-words";
import * as styles from "./camera.module.css";

type Props = { readonly reader: BoardReader; readonly game: LiveGame };

/** The lobby's column: this board's camera first, the teacher's phone second, entering by hand third. */
export function LobbyColumn({ reader, game }: Props) {
  const { way, isAbsent, wasOn, size } = useStore(reader);
  const state = useStore(reader.cameraSwitch);
  const isPhoneFirst = way === "camera" && isAbsent && !wasOn && state === "asking";
  return (
    <div className={`column ${styles.column}`}>
      {size === "large" && <LargePicture {...{ reader, game }} question={null} />}
      {way === "phone" || isPhoneFirst ? (
        <ByPhone code={game.code} isAlone={isPhoneFirst} />
      ) : way === "hand" ? (
        <p className={styles.byHand}>
          Sorularda menüden “Elle gir” deyin ve her öğrencinin harfine dokunun. Kartlar gerekmez.
        </p>
      ) : (
        <OwnCamera reader={reader} />
      )}
      <OtherWays reader={reader} />
    </div>
  );
}

const ByPhone = ({ code, isAlone }: { readonly code: string; readonly isAlone: boolean }) => (
  <div className={styles.byPhone}>
    <PairingCode code={code} answers="cards" />
    {isAlone && <p className={styles.later}>USB kamera takılırsa bu tahta da okur.</p>}
  </div>
);

function OwnCamera({ reader }: { readonly reader: BoardReader }) {
  const state = useStore(reader.cameraSwitch);
  if (typeof state === "object") {
    return (
      <>
        <h2>{readHere}</h2>
        <section className={styles.frame} aria-label="Kamera">
          <div className={styles.picture}>
            <Picture {...{ reader }} camera={state} />
          </div>
          <div className={`row ${styles.bar}`}>
            <InSight reader={reader} />
            <Button
              variant="alt"
              size="board"
              icon="enlarge"
              className={styles.round}
              aria-label="Görüntüyü büyüt"
              title="Görüntüyü büyüt"
              onClick={() => reader.resize("large")}
            />
          </div>
        </section>
        <Cameras {...{ reader }} camera={state} />
        <Hint reader={reader} />
      </>
    );
  }
  if (state === "asking" || state === "opening") {
    return (
      <>
        <h2>{readHere}</h2>
        <div className={cx(styles.picture, "center", styles.empty)}>
          {state === "opening" ? (
            <Spinner />
          ) : (
            <Button size="board" icon="camera" onClick={reader.open}>
              {openIt}
            </Button>
          )}
        </div>
        <p className={styles.text}>Tarayıcı izin sorar. Görüntü bu tahtada işlenir; kaydedilmez, gönderilmez.</p>
      </>
    );
  }
  const { icon, title, text, again } = missingWords[state];
  return (
    <div role="status" className={styles.missing}>
      <div className={cx(styles.picture, "center", styles.empty)}>
        <Icon name={icon} />
      </div>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {again !== null && (
        <Button size="board" block onClick={reader.open}>
          {again}
        </Button>
      )}
    </div>
  );
}

/** The choice of a camera, remembered for this device. */
function Cameras({ reader, camera }: { readonly reader: BoardReader; readonly camera: Camera }) {
  const [track] = camera.stream.getVideoTracks();
  const own = nameOfCamera(track?.label ?? "", camera.isMirrored);
  return (
    <label className={`row ${styles.choice}`}>
      <Icon name={camera.isMirrored ? "camera" : "usb"} />
      <span className="vh">Kamera</span>
      <select
        value={camera.deviceId ?? ""}
        disabled={camera.others.length === 0}
        onChange={({ target }) => reader.chooseCamera(target.value)}
      >
        <option value={camera.deviceId ?? ""}>{own}</option>
        {camera.others.map(({ deviceId, label }) => (
          <option key={deviceId} value={deviceId}>
            {nameOfCamera(label, false)}
          </option>
        ))}
      </select>
      {camera.others.length > 0 && <Icon name="chevron" />}
    </label>
  );
}
