import { afterEach, expect, test, vi } from "vitest";
import { chooseCamera } from "#hosting/cards/camera/camera";
import { CameraSwitch } from "#hosting/cards/camera/camera-switch";

afterEach(() => vi.unstubAllGlobals());

type Asked = { readonly video: { readonly deviceId?: { readonly exact: string } } };

/** A browser with its cameras, controlled by the test. */
function aDevice(open: (asked: Asked) => string | Error = () => "back", permission = "prompt") {
  const page = new EventTarget();
  const devices = new EventTarget();
  let there = ["back", "front"];
  let visibility = "visible";
  const asked: Asked[] = [];
  const opened: { readonly label: string; isOn: boolean; track: EventTarget }[] = [];
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("localStorage", memory());
  vi.stubGlobal("document", {
    get visibilityState() {
      return visibility;
    },
    addEventListener: page.addEventListener.bind(page),
  });
  vi.stubGlobal("navigator", {
    permissions: { query: async () => ({ state: permission }) },
    mediaDevices: {
      getUserMedia: async (wish: Asked) => {
        asked.push(wish);
        const label = open(wish);
        if (label instanceof Error) throw label;
        const track = Object.assign(new EventTarget(), {
          getSettings: () => ({ deviceId: label }),
          stop: () => (camera.isOn = false),
        });
        const camera = { label, isOn: true, track };
        opened.push(camera);
        return { getTracks: () => [track], getVideoTracks: () => [track] };
      },
      enumerateDevices: async () => there.map((deviceId) => ({ kind: "videoinput", deviceId })),
      addEventListener: devices.addEventListener.bind(devices),
    },
  });
  return {
    asked,
    opened,
    /** Cameras are plugged in or out. */
    plugs: (now: readonly string[]) => {
      there = [...now];
      devices.dispatchEvent(new Event("devicechange"));
    },
    isOn: () => opened.filter(({ isOn }) => isOn).map(({ label }) => label),
    turns: (to: "visible" | "hidden") => {
      visibility = to;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const named = (name: string) => Object.assign(new Error(name), { name });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const stateOf = (camera: CameraSwitch) => {
  const state = camera.get();
  return typeof state === "string" ? state : `on: ${state.deviceId}`;
};

test("asks for the camera only after a press, unless it is allowed already", async () => {
  const device = aDevice();
  const camera = new CameraSwitch();
  await settled();
  expect([stateOf(camera), device.asked]).toEqual(["asking", []]);
  camera.open();
  await settled();
  expect(stateOf(camera)).toBe("on: back");
  camera.close();
  expect(device.isOn()).toEqual([]);
  aDevice(() => "back", "granted");
  const allowed = new CameraSwitch();
  await settled();
  expect(stateOf(allowed)).toBe("on: back");
});

test.each([
  ["NotAllowedError", "refused"],
  ["SecurityError", "refused"],
  ["NotFoundError", "none"],
  ["NotReadableError", "in_use"],
  ["AbortError", "in_use"],
])("%s is explained as %s, and a press tries again", async (name, reason) => {
  let isMended = false;
  aDevice(() => (isMended ? "back" : named(name)));
  const camera = new CameraSwitch();
  camera.open();
  await settled();
  expect(stateOf(camera)).toBe(reason);
  isMended = true;
  camera.open();
  await settled();
  expect(stateOf(camera)).toBe("on: back");
});

test("an address without https has no camera to ask for", async () => {
  const device = aDevice();
  vi.stubGlobal("isSecureContext", false);
  const camera = new CameraSwitch();
  camera.open();
  await settled();
  expect([stateOf(camera), device.asked]).toEqual(["insecure", []]);
});

test("[F38] a phone that sleeps turns the camera off, and on again when it wakes", async () => {
  const device = aDevice();
  const camera = new CameraSwitch();
  camera.open();
  await settled();
  device.turns("hidden");
  expect([stateOf(camera), device.isOn()]).toEqual(["opening", []]);
  device.turns("visible");
  await settled();
  expect([stateOf(camera), device.isOn()]).toEqual(["on: back", ["back"]]);
});

test("[F38] a camera that is taken away is reported, and opens again", async () => {
  const device = aDevice();
  const camera = new CameraSwitch();
  camera.open();
  await settled();
  device.opened[0]!.track.dispatchEvent(new Event("ended"));
  expect(stateOf(camera)).toBe("in_use");
  camera.open();
  await settled();
  expect(device.isOn()).toEqual(["back"]);
});

test("a camera that comes after the page has gone is closed", async () => {
  const device = aDevice();
  const camera = new CameraSwitch();
  camera.open();
  camera.close();
  await settled();
  expect([device.opened.length, device.isOn()]).toEqual([1, []]);
});

test("the chosen camera is used next time, and another one where it is missing", async () => {
  let isThere = true;
  const device = aDevice(({ video }) => {
    if (video.deviceId === undefined) return "back";
    return isThere ? video.deviceId.exact : named("OverconstrainedError");
  });
  chooseCamera("front");
  const camera = new CameraSwitch();
  camera.open();
  await settled();
  expect(stateOf(camera)).toBe("on: front");
  isThere = false;
  camera.open();
  await settled();
  expect([stateOf(camera), device.isOn()]).toEqual(["on: back", ["back"]]);
});

test("[F38] a camera that is plugged in later is found, and offered beside the one that is on", async () => {
  let isThere = false;
  const device = aDevice(() => (isThere ? "usb" : named("NotFoundError")));
  const camera = new CameraSwitch();
  camera.open();
  await settled();
  expect(stateOf(camera)).toBe("none");
  isThere = true;
  device.plugs(["usb"]);
  await settled();
  expect(stateOf(camera)).toBe("on: usb");
  device.plugs(["usb", "second"]);
  await settled();
  const state = camera.get();
  expect(typeof state === "object" && state.others.map(({ deviceId }) => deviceId)).toEqual(["second"]);
  expect(device.opened).toHaveLength(1);
});

test("the chosen camera is taken again once it is plugged in, and none after the teacher refused", async () => {
  const device = aDevice(({ video }) => (video.deviceId === undefined ? "back" : named("OverconstrainedError")));
  chooseCamera("usb");
  const camera = new CameraSwitch();
  camera.open();
  await settled();
  expect(stateOf(camera)).toBe("on: back");
  device.plugs(["back", "usb"]);
  await settled();
  expect(device.asked.at(-2)?.video.deviceId).toEqual({ exact: "usb" });
  camera.rest();
  expect([stateOf(camera), device.isOn()]).toEqual(["asking", []]);
  const asked = device.asked.length;
  device.plugs(["back"]);
  await settled();
  expect([stateOf(camera), device.asked.length]).toEqual(["asking", asked]);
});
