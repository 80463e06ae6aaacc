import type { MediaReply } from "#protocol/http/replies/media";
import { waitAfter } from "#shared/ask-again";
import { newKey } from "#browser/new-key";
import { newStore } from "#browser/store";
import { ApiError } from "../api-error";
import type { DevicePictures, WaitingPicture } from "./device-pictures";
import type { Shrunk, Unfit } from "./shrink";

/** The place of a picture: its question by key, and the option, if it belongs to one. */
export type PicturePlace = { readonly question: string; readonly option: string | null };

/** A picture on its way into a question. The question is written and saved as if the picture were not there. */
export type Upload = { readonly name: string; readonly fileBytes: number } & (
  | { readonly is: "shrinking" }
  | { readonly is: "uploading"; readonly blob: Blob; readonly sent: number }
  /** It waits on this device and is retried automatically. */
  | { readonly is: "offline" | "waiting"; readonly blob: Blob }
  | { readonly is: "refused"; readonly why: Refusal; readonly sentence: string | null }
);

type Refusal = Unfit | "not_shown_here";

type SentPicture = MediaReply["media"];
type UploadWorld = {
  readonly shrink: (file: Blob) => Promise<Shrunk | Unfit>;
  readonly send: (
    blob: Blob,
    sending: { key: string; onProgress: (sent: number) => void; signal: AbortSignal },
  ) => Promise<SentPicture>;
  readonly device: DevicePictures;
  /** Runs it later; call the result to cancel. */
  readonly after: (ms: number, run: () => void) => () => void;
};
type Target = {
  readonly setId: string;
  /** The id of a question of the set by its key; null if the server does not have it yet, undefined if it is gone. */
  readonly idOf: (question: string) => string | null | undefined;
  readonly keyOf: (picture: Pick<WaitingPicture, "question" | "questionId">) => string | undefined;
  readonly arrived: (place: PicturePlace, picture: SentPicture) => void;
  /** The teacher has the maximum number of pictures. */
  readonly full: () => void;
};
export type Uploads = ReturnType<typeof createUploads>;

const unknownFailure: Pick<ApiError, "status" | "code" | "fields"> = { status: 500, code: "", fields: {} };
const WAITS_MS = [5_000, 10_000, 30_000, 60_000];

/** The pictures of one set that are being uploaded; each stays on this device until the server has it. */
export function createUploads(target: Target, { shrink, send, device, after }: UploadWorld) {
  const shown = newStore<ReadonlyMap<string, Upload>>(new Map());
  const running = new Map<string, { picture: WaitingPicture; stop: () => void; failures: number }>();
  /** Only the newest file of a place counts; an older one that is still being made smaller is dropped. */
  const newest = new Map<string, object>();
  let isClosed = false;

  const show = (at: string, upload: Upload | null) => {
    const next = new Map(shown.get());
    if (upload) next.set(at, upload);
    else next.delete(at);
    shown.set(next);
  };

  async function add(place: PicturePlace, file: File): Promise<void> {
    const at = addressOf(place);
    forget(at);
    const turn = {};
    newest.set(at, turn);
    const about = { name: file.name, fileBytes: file.size };
    show(at, { ...about, is: "shrinking" });
    const shrunk = await shrink(file);
    if (newest.get(at) !== turn) return;
    if (typeof shrunk === "string") {
      const why = shrunk === "not_a_picture" && isPhonePhoto(file) ? "not_shown_here" : shrunk;
      return show(at, { ...about, is: "refused", why, sentence: null });
    }
    const questionId = target.idOf(place.question) ?? null;
    const picture = { ...about, ...place, setId: target.setId, questionId, blob: shrunk.blob, key: newKey() };
    await device.keep(picture);
    if (newest.get(at) === turn) await upload(at, picture, 0);
    else await device.remove(picture.key);
  }

  async function upload(at: string, picture: WaitingPicture, failures: number): Promise<void> {
    if (isClosed) return;
    const { name, fileBytes, blob, key } = picture;
    const about = { name, fileBytes };
    const control = new AbortController();
    running.set(at, { picture, failures, stop: () => control.abort() });
    const onProgress = (sent: number) => {
      if (!control.signal.aborted) show(at, { ...about, is: "uploading", blob, sent });
    };
    onProgress(0);
    try {
      const sent = await send(blob, { key, onProgress, signal: control.signal });
      if (control.signal.aborted) return;
      target.arrived(placeOf(at), sent);
      drop(at);
    } catch (error) {
      if (!control.signal.aborted) failed(at, picture, failures, error);
    }
  }

  function failed(at: string, picture: WaitingPicture, failures: number, error: unknown) {
    const { name, fileBytes, blob } = picture;
    const { status, code, fields } = error instanceof ApiError ? error : unknownFailure;
    if (status === 413 || status === 415) {
      drop(at);
      return show(at, { name, fileBytes, is: "refused", why: "not_a_picture", sentence: fields["picture"] ?? null });
    }
    if (code === "media_quota") {
      drop(at);
      return target.full();
    }
    show(at, { name, fileBytes, is: status === 0 ? "offline" : "waiting", blob });
    const stop = after(waitAfter(failures, WAITS_MS), () => void upload(at, picture, failures + 1));
    running.set(at, { picture, failures: failures + 1, stop });
  }

  /** It is on the server, or no longer wanted. */
  function drop(at: string) {
    const { picture } = running.get(at) ?? {};
    running.delete(at);
    if (picture) void device.remove(picture.key);
    show(at, null);
  }

  function forget(at: string) {
    newest.delete(at);
    running.get(at)?.stop();
    drop(at);
  }

  const again = (at: string) => {
    const waiting = running.get(at);
    const isWaiting = ["offline", "waiting"].includes(shown.get().get(at)?.is ?? "");
    if (!waiting || !isWaiting) return;
    waiting.stop();
    void upload(at, waiting.picture, waiting.failures);
  };

  return {
    shown,
    at: (uploads: ReadonlyMap<string, Upload>, place: PicturePlace) => uploads.get(addressOf(place)),
    add,
    cancel: (place: PicturePlace) => forget(addressOf(place)),
    retry: (place: PicturePlace) => again(addressOf(place)),
    /** The network is back. */
    retryAll: () => [...running.keys()].forEach(again),
    /**
     * The server has given ids to new questions: a waiting picture stores them, so that it finds its question after a reload.
     */
    noteIds: () => {
      for (const [at, entry] of running) {
        const questionId = target.idOf(entry.picture.question) ?? null;
        if (questionId === entry.picture.questionId) continue;
        const picture = { ...entry.picture, questionId };
        running.set(at, { ...entry, picture });
        void device.keep(picture);
      }
    },
    /** Resumes the uploads that an earlier page left on this device; pictures of deleted questions are dropped. */
    open: async () => {
      isClosed = false;
      for (const picture of await device.of(target.setId)) {
        const question = target.keyOf(picture);
        const at = question && addressOf({ question, option: picture.option });
        if (!at) await device.remove(picture.key);
        else if (!running.has(at) && !newest.has(at)) void upload(at, { ...picture, question }, 0);
      }
    },
    /** Unfinished uploads stay on this device. */
    close: () => {
      isClosed = true;
      for (const { stop } of running.values()) stop();
      running.clear();
      newest.clear();
      shown.set(new Map());
    },
  };
}

/** The number of pictures that are not on the server yet. */
export const onTheirWay = (uploads: ReadonlyMap<string, Upload>): number =>
  [...uploads.values()].filter(({ is }) => is !== "refused").length;

/** HEIC: the iPhone's photo format, which most browsers cannot show. Windows has no type for it. */
const isPhonePhoto = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);

const addressOf = ({ question, option }: PicturePlace): string => JSON.stringify([question, option]);
function placeOf(address: string): PicturePlace {
  const [question, option] = JSON.parse(address) as [string, string | null];
  return { question, option };
}
