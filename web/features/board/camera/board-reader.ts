import { recalled, remember } from "#browser/device";
import type { Env } from "#browser/env";
import { newStore, type Readable } from "#browser/store";
import type { BoardHost } from "#hosting/board-host";
import { chooseCamera, hasCamera, nextCamera } from "#hosting/cards/camera/camera";
import { CameraSwitch } from "#hosting/cards/camera/camera-switch";
import { readFrames } from "#hosting/cards/camera/video-frames";
import { CardScan } from "#hosting/cards/scan/card-scan";

/** The way in which cards are read: by this board, by the teacher's phone, or not at all. */
type ReadingWay = "camera" | "phone" | "hand";
type ReaderView = {
  readonly way: ReadingWay;
  readonly size: "small" | "large" | "away";
  /** Null: as the camera says. */
  readonly isMirrored: boolean | null;
  /** True if the device has no camera. */
  readonly isAbsent: boolean;
  /** True once the camera has been on: its absence is then a loss. */
  readonly wasOn: boolean;
};

const AWAY = "bilye.board-camera-away";
const MIRRORED = "bilye.board-camera-mirrored";

/**
 * The board's own camera. It is read by an element that no scene shows, so that reading goes on whatever becomes of the picture.
 */
export class BoardReader implements Readable<ReaderView> {
  readonly scan: CardScan;
  readonly cameraSwitch = new CameraSwitch();
  private readonly host: Pick<BoardHost, "get" | "subscribe" | "answer" | "serverNow">;
  private readonly store = newStore<ReaderView>({
    way: "camera",
    size: recalled(AWAY) === null ? "small" : "away",
    isMirrored: mirroredBefore(),
    isAbsent: false,
    wasOn: false,
  });
  private readonly listening = new AbortController();
  private readonly stops: readonly (() => void)[];
  private read: { readonly stream: MediaStream; readonly stop: () => void } | null = null;

  constructor(host: BoardReader["host"], env: Env) {
    this.host = host;
    this.scan = new CardScan(host, env, true);
    this.stops = [this.cameraSwitch.subscribe(() => this.follow()), host.subscribe(() => this.followGame())];
    if (!globalThis.isSecureContext || !("mediaDevices" in navigator)) {
      // Nothing is asked: the switch says at once that this address has no camera.
      this.cameraSwitch.open();
      return;
    }
    const { signal } = this.listening;
    navigator.mediaDevices.addEventListener("devicechange", () => void this.look(), { signal });
    void this.look();
  }

  get get() {
    return this.store.get;
  }

  get subscribe() {
    return this.store.subscribe;
  }

  readonly close = (): void => {
    this.listening.abort();
    for (const stop of this.stops) stop();
    this.read?.stop();
    this.cameraSwitch.close();
    this.scan.close();
  };

  /** Also called to try again. */
  readonly open = (): void => {
    this.change({ way: "camera" });
    this.cameraSwitch.open();
  };

  readonly choose = (way: ReadingWay): void => {
    if (way === "camera") return this.open();
    this.change({ way, size: "small", wasOn: false });
    this.cameraSwitch.rest();
  };

  readonly chooseCamera = (deviceId: string): void => {
    chooseCamera(deviceId);
    this.cameraSwitch.open();
  };

  readonly nextCamera = (): void => {
    const camera = this.cameraSwitch.get();
    const next = typeof camera === "object" ? nextCamera(camera) : null;
    if (next !== null) this.chooseCamera(next.deviceId);
  };

  readonly resize = (size: ReaderView["size"]): void => {
    // Enlarging is for the moment, putting away for this device.
    if (size !== "large") remember(AWAY, size === "away" ? "1" : null);
    this.change({ size });
  };

  readonly mirror = (isMirrored: boolean): void => {
    remember(MIRRORED, isMirrored ? "1" : "0");
    this.change({ isMirrored });
  };

  private async look(): Promise<void> {
    const isAbsent = !(await hasCamera().catch(() => false));
    if (!this.listening.signal.aborted) this.change({ isAbsent });
  }

  /** Reads the camera that is on. */
  private follow(): void {
    const state = this.cameraSwitch.get();
    const stream = typeof state === "object" ? state.stream : null;
    if (stream !== null && !this.get().wasOn) this.change({ wasOn: true });
    if (stream === (this.read?.stream ?? null)) return;
    this.read?.stop();
    this.read = stream && { stream, stop: readStream(stream, this.scan, () => this.isWanted()) };
  }

  private followGame(): void {
    const { name } = this.host.get().game.phase;
    if (this.get().size === "large" && name !== "question" && name !== "lobby") this.resize("small");
    if (name === "ended" || name === "out") this.cameraSwitch.rest();
  }

  /** Between questions nothing is read, and the board has its processor for itself. */
  private isWanted(): boolean {
    const { name } = this.host.get().game.phase;
    return name === "lobby" || name === "question";
  }

  private change(change: Partial<ReaderView>): void {
    this.store.set({ ...this.get(), ...change });
  }
}

function readStream(stream: MediaStream, scan: CardScan, isWanted: () => boolean): () => void {
  const video = document.createElement("video");
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
  void video.play().catch(() => {});
  const stop = readFrames(video, scan, isWanted);
  return () => {
    stop();
    video.srcObject = null;
  };
}

function mirroredBefore(): boolean | null {
  const stored = recalled(MIRRORED);
  return stored === null ? null : stored === "1";
}
