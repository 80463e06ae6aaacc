import { newStore, type Readable } from "#browser/store";
import { closeCamera, isBackAgain, openCamera, othersThan, type Camera, type NoCamera } from "./camera";

/** "asking": nobody has pressed yet, and the browser would ask. */
type CameraState = "asking" | "opening" | Camera | NoCamera;

/** Keeps the camera on while the page is visible, and turns it on again by itself. Asks nobody if it is already allowed. */
export class CameraSwitch implements Readable<CameraState> {
  private readonly store = newStore<CameraState>("asking");
  private readonly listening = new AbortController();
  private isWanted = false;
  /** Raised whenever work under way no longer counts. */
  private round = 0;

  constructor() {
    const { signal } = this.listening;
    document.addEventListener("visibilitychange", () => this.follow(), { signal });
    if ("mediaDevices" in navigator) {
      navigator.mediaDevices.addEventListener?.("devicechange", () => void this.lookAgain(), { signal });
    }
    void this.openIfAllowed();
  }

  get get() {
    return this.store.get;
  }

  get subscribe() {
    return this.store.subscribe;
  }

  /** Also called to try again, and after the choice of another camera. */
  readonly open = (): void => {
    this.isWanted = true;
    this.turnOff();
    this.follow();
  };

  /** Turns the camera off until `open` is called again: the cards are read elsewhere. */
  readonly rest = (): void => {
    this.isWanted = false;
    this.turnOff();
    this.store.set("asking");
  };

  readonly close = (): void => {
    this.isWanted = false;
    this.listening.abort();
    this.turnOff();
  };

  private async openIfAllowed(): Promise<void> {
    try {
      const { state } = await navigator.permissions.query({ name: "camera" });
      if (state === "granted" && !this.listening.signal.aborted && !this.isWanted) this.open();
    } catch {
      // The browser does not reveal the permission: the camera waits until the teacher presses.
    }
  }

  /** A camera was plugged in or out. */
  private async lookAgain(): Promise<void> {
    const state = this.get();
    if (!this.isWanted || state === "refused" || state === "insecure") return;
    if (typeof state !== "object") return this.follow();
    const { round } = this;
    const others = await othersThan(state.deviceId);
    if (round !== this.round || this.get() !== state) return;
    if (isBackAgain(others)) this.open();
    else this.store.set({ ...state, others });
  }

  private follow(): void {
    if (document.visibilityState !== "visible") return this.turnOff();
    if (this.isWanted && typeof this.get() !== "object") void this.turnOn();
  }

  private async turnOn(): Promise<void> {
    const round = ++this.round;
    this.store.set("opening");
    const camera = await openCamera();
    if (round !== this.round) {
      if (typeof camera === "object") closeCamera(camera);
      return;
    }
    if (typeof camera === "object") {
      // Unplugged, or taken by another program.
      camera.stream.getVideoTracks()[0]?.addEventListener("ended", () => round === this.round && this.lost());
    }
    this.store.set(camera);
  }

  private lost(): void {
    this.turnOff();
    this.store.set("in_use");
  }

  private turnOff(): void {
    this.round += 1;
    const state = this.get();
    if (typeof state === "object") closeCamera(state);
    if (typeof state === "object" || state === "opening") this.store.set("opening");
  }
}
