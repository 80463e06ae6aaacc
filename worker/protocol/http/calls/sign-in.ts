import { BoardCodeBody, NewBoardCodeBody } from "../board-codes";
import { ConfirmDeviceBody, DeviceTokenBody, RefuseDeviceBody } from "../device-sign-in";
import { PlainPageQuery } from "../page";
import {
  LostPasskeyBody,
  NewPasskeyBody,
  PasskeyNameBody,
  PasskeyOptionsBody,
  PasskeySignInBody,
  RecoverBody,
  RemovePasskeyBody,
} from "../passkeys";
import { limits } from "#shared/limits";
import type { Entries } from "./entry";
import { byAccount, byAnybody, ownDevice } from "./sessions";

const email = "deniz@okul.example";
const password = "uzun-yol-44-mavi";
const token = "q0T5mB1s7kVxZr2LwD9aYgq0T5mB1s7kVxZr2LwD9aY";
const id = "kq3Zr8sXk5tYw4uEo6iPaQ";
const key = { id, rawId: id, type: "public-key" };
const clientDataJSON = "eyJ0eXBlIjoid2ViYXV0aG4";
const shownKey = { ...key, response: { clientDataJSON, authenticatorData: "SZYN5YgOjGh0NBcP", signature: "MEUCIQDx" } };
const newKey = { ...key, response: { clientDataJSON, attestationObject: "o2NmbXRkbm9uZQ" } };
const user_code = "K7MP-X2QD";

export const signInCalls = {
  "POST /api/auth/passkey/options": {
    title: "Tarayıcının geçiş anahtarı sormak için istediği",
    ...byAnybody,
    replies: { 200: "PasskeySignInOptions" },
  },
  "POST /api/auth/passkey": {
    title: "Geçiş anahtarıyla giriş yapar",
    ...byAnybody,
    body: PasskeySignInBody,
    mostBytes: limits.credentialBytes,
    example: { credential: shownKey },
    replies: { 200: "LoginReply" },
    refusals: ["passkey_unknown", "passkey_failed", "account_suspended"],
  },
  "POST /api/auth/passkey/lost": {
    title: "Geçiş anahtarını kaybeden yöneticiye bağlantı gönderir",
    ...byAnybody,
    innerLimits: ["password", "mail"],
    forPeople: true,
    body: LostPasskeyBody,
    example: { email, password },
    replies: { 200: "MessageReply" },
  },
  "POST /api/auth/passkey/recover": {
    title: "O bağlantıyla ve şifreyle giriş yapar",
    ...byAnybody,
    innerLimits: ["password"],
    body: RecoverBody,
    example: { token, password },
    replies: { 200: "LoginReply" },
    refusals: ["token_expired", "account_suspended"],
  },
  "GET /api/user/passkeys": {
    title: "Hesabın geçiş anahtarları",
    ...byAccount,
    query: PlainPageQuery,
    replies: { 200: "PasskeysReply" },
  },
  "POST /api/user/passkeys/options": {
    title: "Tarayıcının yeni anahtar için istediği",
    ...byAccount,
    innerLimits: ["ownPassword"],
    body: PasskeyOptionsBody,
    example: { password },
    quotas: ["passkeys"],
    replies: { 200: "NewPasskeyOptions" },
    refusals: ["passkey_required"],
  },
  "POST /api/user/passkeys": {
    title: "Geçiş anahtarını hesaba ekler",
    ...byAccount,
    once: true,
    body: NewPasskeyBody,
    mostBytes: limits.credentialBytes,
    example: { credential: newKey, name: "Telefonum" },
    quotas: ["passkeys"],
    replies: { 201: "PasskeyReply" },
    refusals: ["passkey_failed", "passkey_exists", "passkey_required"],
  },
  "PATCH /api/user/passkeys/:id": {
    title: "Geçiş anahtarının adını değiştirir",
    ...byAccount,
    body: PasskeyNameBody,
    example: { name: "Evdeki bilgisayar" },
    replies: { 200: "PasskeyReply" },
    refusals: ["not_found"],
  },
  "DELETE /api/user/passkeys/:id": {
    title: "Geçiş anahtarını kaldırır",
    ...byAccount,
    innerLimits: ["ownPassword"],
    body: RemovePasskeyBody,
    example: { password },
    replies: { 204: null },
    refusals: ["not_found", "last_passkey", "passkey_required"],
  },
  "POST /api/auth/device": {
    title: "Tahtanın gösterip telefonun onaylayacağı kod",
    ...byAnybody,
    innerLimits: ["board"],
    replies: { 201: "DeviceReply" },
  },
  "POST /api/auth/device/token": {
    title: "Telefon onayladıysa giriş yapar, bir kez",
    ...byAnybody,
    limits: ["miss"],
    body: DeviceTokenBody,
    example: { device_code: token },
    replies: { 200: "LoginReply", 202: "DeviceWaitingReply" },
    refusals: ["token_expired", "device_refused", "account_suspended"],
  },
  "GET /api/user/board-codes": {
    title: "Tahtalar için açık kodlar",
    who: "teacher",
    sessions: ownDevice,
    query: PlainPageQuery,
    replies: { 200: "BoardCodesReply" },
  },
  "POST /api/user/board-codes": {
    title: "Bir günün tahtası için kod oluşturur; kod yalnız bu yanıttadır",
    who: "teacher",
    sessions: ownDevice,
    limits: ["ownPassword"],
    once: true,
    body: NewBoardCodeBody,
    example: { day: "2026-12-04", password },
    quotas: ["boardCodes"],
    replies: { 201: "NewBoardCodeReply" },
    refusals: ["not_found"],
  },
  "DELETE /api/user/board-codes/:id": {
    title: "Bir tahta kodunu iptal eder",
    who: "owner",
    sessions: ownDevice,
    replies: { 204: null },
  },
  "POST /api/auth/board-code": {
    title: "Kodla bir tahtada giriş yapar, bir kez ve yalnız kendi gününde",
    ...byAnybody,
    limits: ["code"],
    body: BoardCodeBody,
    example: { code: "K7MP 3XRD" },
    replies: { 200: "LoginReply" },
    refusals: ["board_code_unknown", "account_suspended"],
  },
  "GET /api/user/devices/:user_code": {
    title: "Bu kodu hangi tahta, nerede ve ne zamandan beri gösteriyor",
    ...byAccount,
    limits: ["code"],
    replies: { 200: "AskedDeviceReply" },
    refusals: ["device_code_unknown"],
  },
  "POST /api/user/devices/confirm": {
    title: "O tahtada bu hesaba giriş yapar",
    ...byAccount,
    limits: ["code"],
    body: ConfirmDeviceBody,
    example: { user_code, digits: "07" },
    replies: { 204: null },
    refusals: ["device_code_unknown", "digits_wrong"],
  },
  "POST /api/user/devices/refuse": {
    title: "O tahtayı geri çevirir",
    ...byAccount,
    limits: ["code"],
    body: RefuseDeviceBody,
    example: { user_code },
    replies: { 204: null },
    refusals: ["device_code_unknown"],
  },
} as const satisfies Entries;
