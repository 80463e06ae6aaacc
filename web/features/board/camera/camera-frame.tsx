import type { ReactNode } from "react";
import type { LiveGame, LiveQuestion } from "#game-client/game";
import { classNow } from "#hosting/cards/scan/class-now";
import { SaidCount } from "#hosting/cards/scan/said-count.tsx";
import { standing } from "#hosting/cards/scan/hint-words";
import { CameraView } from "#hosting/cards/camera/camera-view.tsx";
import type { Camera } from "#hosting/cards/camera/camera";
import { SetText, useSide } from "#question-text/set-text.tsx";
import { Button } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/drawn/icon.tsx";
import { cx } from "#ui/cx";
import { useStore } from "#ui/use/use-store";
import type { BoardReader } from "./board-reader";
import * as styles from "./camera.module.css";

type Props = { readonly reader: BoardReader; readonly game: LiveGame };

/** The camera's picture with its bar below: nothing ever lies over a pupil or a card but the marble of a card that was read. */
export function SmallPicture({ reader, game, clock }: Props & { readonly clock: ReactNode }) {
  const camera = useStore(reader.cameraSwitch);
  const { size } = useStore(reader);
  if (size === "away" && typeof camera === "object") return <PutAway {...{ reader, game }} clock={clock} />;
  if (typeof camera !== "object") return <Left reader={reader} isOpening={camera === "opening"} />;
  return (
    <section className={styles.frame} aria-label="Kartları okuyan kamera">
      <div className={styles.picture}>
        <Picture {...{ reader, camera }} />
      </div>
      <div className={`row ${styles.bar}`}>
        <Count {...{ reader, game }} />
        {clock}
        <Round icon="enlarge" label="Görüntüyü büyüt" onPress={() => reader.resize("large")} />
      </div>
    </section>
  );
}

/** The enlarged picture, in place of question and options. */
export function LargePicture({ reader, game, question }: Props & { readonly question: LiveQuestion | null }) {
  const camera = useStore(reader.cameraSwitch);
  const side = useSide();
  if (typeof camera !== "object") return null;
  return (
    <div className={cx("column", styles.large, question === null && styles.overLobby)}>
      {question && (
        <h1 className={`one-line ${styles.oneLine}`} dir={side} tabIndex={-1}>
          <SetText inline>{question.question_text}</SetText>
        </h1>
      )}
      <section className={styles.frame} aria-label="Kartları okuyan kamera">
        <div className={styles.picture}>
          <Picture {...{ reader, camera }} isWhole />
        </div>
        <div className={`row ${styles.bar}`}>
          {question ? <Count {...{ reader, game }} /> : <InSight reader={reader} />}
          <Hint reader={reader} />
          <LargeTools {...{ reader, camera }} />
        </div>
      </section>
    </div>
  );
}

function LargeTools({ reader, camera }: { readonly reader: BoardReader; readonly camera: Camera }) {
  const { isMirrored } = useStore(reader);
  return (
    <span className={styles.tools}>
      <Round icon="mirror" label="Görüntüyü çevir" onPress={() => reader.mirror(!(isMirrored ?? camera.isMirrored))} />
      {camera.others.length > 0 && <Round icon="camera" label="Kamerayı değiştir" onPress={reader.nextCamera} />}
      <Round icon="eye-off" label="Görüntüyü kaldır" onPress={() => reader.resize("away")} />
      <Round icon="shrink" label="Görüntüyü küçült" onPress={() => reader.resize("small")} />
    </span>
  );
}

type PictureProps = { readonly reader: BoardReader; readonly camera: Camera; readonly isWhole?: boolean };

export function Picture({ reader, camera, isWhole = false }: PictureProps) {
  const view = useStore(reader.scan);
  const { isMirrored } = useStore(reader);
  return <CameraView {...{ camera, view, isWhole }} isMirrored={isMirrored ?? camera.isMirrored} />;
}

function Count({ reader, game }: Props) {
  const { unsent } = useStore(reader.scan);
  const { read, here } = classNow(game, unsent);
  return (
    <p className={styles.count}>
      <b className="num">{read}</b> / <span className="num">{here.length}</span> okundu
      <SaidCount read={read} of={here.length} />
    </p>
  );
}

export function InSight({ reader }: { readonly reader: BoardReader }) {
  const { inSight } = useStore(reader.scan);
  return (
    <p className={styles.count}>
      <b className="num">{inSight}</b> kart görünüyor
    </p>
  );
}

/** One sentence about what would help. */
export function Hint({ reader }: { readonly reader: BoardReader }) {
  const { cause, about } = useStore(reader.scan);
  return (
    <p className={styles.hint} role="status">
      {cause !== null && <span>{standing[cause](about)}</span>}
    </p>
  );
}

type PutAwayProps = Props & { readonly clock: ReactNode };

function PutAway({ reader, game, clock }: PutAwayProps) {
  return (
    <div className={`column ${styles.putAway}`}>
      <button type="button" className={styles.back} onClick={() => reader.resize("small")}>
        <Count {...{ reader, game }} />
        <span>
          <Icon name="camera" /> Kamera okuyor, görüntüyü aç
        </span>
      </button>
      {clock}
    </div>
  );
}

/** The camera went in the middle of a game: what was read stands, and the class can go on in another way. */
function Left({ reader, isOpening }: { readonly reader: BoardReader; readonly isOpening: boolean }) {
  return (
    <section className={styles.frame} aria-label="Kartları okuyan kamera">
      <div className={cx(styles.picture, "center", styles.empty, styles.low)}>
        <Icon name="usb" />
      </div>
      <div className={cx("row", styles.bar, styles.left)}>
        <p role="status">{!isOpening && <span>Kamera ayrıldı. Okunanlar duruyor.</span>}</p>
        <OtherWays reader={reader} />
      </div>
    </section>
  );
}

export function OtherWays({ reader }: { readonly reader: BoardReader }) {
  const { way } = useStore(reader);
  return (
    <div className={styles.others}>
      {way === "phone" || way === "hand" ? (
        <Other icon="camera" word="Bu tahta okusun" onPress={() => reader.choose("camera")} />
      ) : (
        <Other icon="phone" word="Telefonla oku" onPress={() => reader.choose("phone")} />
      )}
      {way === "hand" ? (
        <Other icon="phone" word="Telefonla oku" onPress={() => reader.choose("phone")} />
      ) : (
        <Other icon="edit" word="Elle gir" onPress={() => reader.choose("hand")} />
      )}
    </div>
  );
}

type ToolProps = { readonly icon: IconName; readonly onPress: () => void };

const Other = ({ icon, word, onPress }: ToolProps & { readonly word: string }) => (
  <Button variant="alt" size="board" icon={icon} onClick={onPress}>
    {word}
  </Button>
);

const Round = ({ icon, label, onPress }: ToolProps & { readonly label: string }) => (
  <Button
    variant="alt"
    size="board"
    icon={icon}
    className={styles.round}
    aria-label={label}
    title={label}
    onClick={onPress}
  />
);
