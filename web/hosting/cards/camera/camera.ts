import { recalled, remember } from "#browser/device";

/** Reason for the missing picture: the page's address, the device, the permission, or another program. */
export type NoCamera = "insecure" | "none" | "refused" | "in_use";
export type Camera = {
  readonly stream: MediaStream;
  readonly deviceId: string | null;
  readonly isMirrored: boolean;
  readonly hasLight: boolean;
  readonly others: readonly MediaDeviceInfo[];
};

const CHOSEN = "bilye.camera";

/** The camera that was used last on this device, else one that looks away from the screen. */
export async function openCamera(wanted: string | null = recalled(CHOSEN)): Promise<Camera | NoCamera> {
  if (!globalThis.isSecureContext || !("mediaDevices" in navigator)) return "insecure";
  try {
    return await opened(await streamOf(wanted));
  } catch (error) {
    // The chosen camera is not plugged in today.
    if (wanted !== null && isNamed(error, "OverconstrainedError", "NotFoundError")) return openCamera(null);
    return reasonOf(error);
  }
}

/** True if the chosen camera, which was missing, is among these. */
export const isBackAgain = (others: readonly MediaDeviceInfo[]): boolean => {
  const chosen = recalled(CHOSEN);
  return chosen !== null && others.some(({ deviceId }) => deviceId === chosen);
};

/** True if the device has a camera, as far as it tells before anybody has allowed one. */
export async function hasCamera(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.some(({ kind }) => kind === "videoinput");
}

export async function othersThan(own: string | null): Promise<readonly MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind, deviceId }) => kind === "videoinput" && deviceId !== own);
}

/** Cameras in a fixed order, so that repeated presses show them all. */
export function nextCamera({ deviceId, others }: Camera): MediaDeviceInfo | null {
  const own = deviceId ?? "";
  return others.find((other) => other.deviceId > own) ?? others[0] ?? null;
}

export function chooseCamera(deviceId: string): void {
  remember(CHOSEN, deviceId);
}

export const closeCamera = ({ stream }: Camera): void => stream.getTracks().forEach((track) => track.stop());

/** Turns the lamp of a phone on or off. */
export async function setLight({ stream }: Camera, isOn: boolean): Promise<void> {
  const torch: MediaTrackConstraintSet & { torch: boolean } = { torch: isOn };
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [torch] });
}

const streamOf = (deviceId: string | null) =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      width: { ideal: 1920 },
      height: { ideal: 1080 },
      ...(deviceId === null ? { facingMode: { ideal: "environment" } } : { deviceId: { exact: deviceId } }),
    },
  });

async function opened(stream: MediaStream): Promise<Camera> {
  const track = stream.getVideoTracks()[0];
  const settings = track?.getSettings() ?? {};
  const can: MediaTrackCapabilities & { torch?: boolean } = track?.getCapabilities?.() ?? {};
  const deviceId = settings.deviceId ?? null;
  return {
    stream,
    deviceId,
    isMirrored: settings.facingMode === "user",
    hasLight: can.torch === true,
    others: await othersThan(deviceId),
  };
}

function reasonOf(error: unknown): NoCamera {
  if (isNamed(error, "NotAllowedError", "SecurityError")) return "refused";
  if (isNamed(error, "NotFoundError", "OverconstrainedError")) return "none";
  return "in_use";
}

const isNamed = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name);
