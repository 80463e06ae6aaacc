import { deviceHash, newDeviceCodes, userCodeHashes } from "#auth/device-codes";
import { deviceWords } from "#auth/device-words";
import { pageLink } from "#auth/mail-links";
import {
  answerDevice,
  askedDevice,
  askForDevice,
  DEVICE_MS,
  isAnswered,
  takeAnswer,
  waitingDevice,
  type DeviceSignIn,
} from "#db/people/device-sign-ins";
import type { AppContext } from "#services/request/app-env";
import { onlyIf } from "#services/request/only-if";
import { route } from "#services/request/route";
import { locationOf } from "#services/sign-in/devices";
import { ownRow } from "#services/sign-in/own-password";
import { missed, Refused, refused } from "#services/request/refused";
import { logEvent } from "#services/sign-in/security-log";
import { openSession } from "#services/sign-in/sign-in";
import { clientKey } from "#services/sign-in/throttle";

const pollSeconds = 2;

/** The board's side: nobody is signed in to it. */
export const deviceSignIn = [
  route("POST /api/auth/device", async (c, { reply }) => {
    const { deviceCode, userCode, ...kept } = newDeviceCodes(c.env);
    const { device } = deviceWords(c.req.header("user-agent"));
    const row = { ...kept, device, place: locationOf(c), clientKey: clientKey(c) };
    await askForDevice(c.get("db"), row, Date.now());
    return reply({
      device_code: deviceCode,
      user_code: userCode,
      url: pageLink(c.env, `/link?c=${userCode}`),
      digits: kept.digits,
      expires_in: DEVICE_MS / 1000,
      interval: pollSeconds,
    });
  }),
  route("POST /api/auth/device/token", async (c, { body: { device_code }, reply }) => {
    const db = c.get("db");
    const hash = deviceHash(device_code);
    const { asked, user } = (await waitingDevice(db, hash, Date.now())) ?? missed("token_expired");
    if (asked.state === "waiting") return reply({ waiting: true }, 202);
    onlyIf(c, isAnswered(hash), [takeAnswer(db, hash)], () => refused("token_expired"));
    if (asked.state === "refused") throw new Refused("device_refused");
    // Reject the device sign-in if all sessions were revoked in the meantime.
    if (!user || user.tokenVersion !== asked.version) throw new Refused("token_expired");
    return reply(await openSession(c, user, { way: "qr", kind: "board" }), 200);
  }),
];

/** The phone's side. */
export const confirmDevice = [
  route("GET /api/user/devices/:user_code", async (c, { reply }) => {
    const { device, place, createdAt: asked_at, expiresAt: expires_at } = await askedFor(c, c.req.param("user_code"));
    return reply({ device, place: place || null, asked_at, expires_at });
  }),
  route("POST /api/user/devices/confirm", async (c, { body: { user_code, digits }, reply }) => {
    const asked = await askedFor(c, user_code);
    if (digits !== undefined && digits.trim() !== asked.digits) throw new Refused("digits_wrong");
    await answer(c, asked, "confirmed");
    logEvent(c, "device_confirmed");
    return reply();
  }),
  route("POST /api/user/devices/refuse", async (c, { body: { user_code }, reply }) => {
    await answer(c, await askedFor(c, user_code), "refused");
    logEvent(c, "device_refused");
    return reply();
  }),
];

/** Finds the board that shows this code. */
const askedFor = async (c: AppContext, userCode: string): Promise<DeviceSignIn> =>
  (await askedDevice(c.get("db"), userCodeHashes(c.env, userCode), Date.now())) ?? missed("device_code_unknown");

async function answer(c: AppContext, { deviceHash }: DeviceSignIn, state: "confirmed" | "refused"): Promise<void> {
  const { id: userId, tokenVersion: version } = await ownRow(c);
  const isFirst = await answerDevice(c.get("db"), deviceHash, { state, userId, version }, Date.now());
  // Another phone was first.
  if (!isFirst) throw new Refused("device_code_unknown");
}
