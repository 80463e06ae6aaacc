import { operations } from "#http/openapi/areas";
import { methodOf, pathOf } from "#http/openapi/operation";
import { call, type Call } from "../helpers/http";
import type { Seat } from "../helpers/games/seat";

/** A secret, with the readers who may know it and from which moment (`may`), or the readers who never may (`never`). */
export type Secret = { readonly what: string; readonly word: string | RegExp } & (
  | { readonly may: Readonly<Record<string, string>> }
  | { readonly never: readonly string[] }
);
/** Values for the parameters of a path, by name. */
type Names = Readonly<Record<string, readonly string[]>>;
type Read = { readonly who: string; readonly moment: number; readonly text: string };

/** Records everything that each reader is sent: frames, and replies with their headers, by the moment of the game. */
export function aWatch() {
  const moments = ["start"];
  const reads: Read[] = [];
  const seats: { who: string; seat: Seat; kept: number }[] = [];
  const logged: string[] = [];

  const keep = (who: string, text: string) => void reads.push({ who, moment: moments.length - 1, text });

  function keepFrames() {
    for (const one of seats) {
      for (const text of one.seat.texts.slice(one.kept)) keep(one.who, text);
      one.kept = one.seat.texts.length;
    }
    for (const line of logged.splice(0)) keep("log", line);
  }

  /** Makes a call in a reader's name and keeps the reply. */
  async function asks<Reply>(who: string, method: string, path: string, as: Call = {}) {
    const reply = await call<Reply>(method, path, as);
    keep(who, `${method} ${path}: ${reply.status}\n${[...reply.headers].join("\n")}\n${reply.text}`);
    return reply;
  }

  return {
    asks,
    sits: <One extends Seat>(who: string, seat: One): One => {
      seats.push({ who, seat, kept: 0 });
      return seat;
    },
    log: (...parts: unknown[]) => void logged.push(parts.map(String).join(" ")),
    /** Begins the next moment; waits until everything sent before has arrived. */
    async moment(name: string) {
      // A socket that took no seat is closed after a while.
      const open = seats.filter(({ seat }) => seat.ws.readyState === WebSocket.OPEN);
      await Promise.all(open.map(({ seat }) => seat.settles()));
      keepFrames();
      moments.push(name);
    },
    /** Makes, as one reader, every call that reads something, with each of these ids in its path. */
    async looksEverywhere(who: string, as: Call, ids: Names) {
      const looks = lookedAt(ids).map(async (path) => {
        const headers = { ...as.headers, "cf-connecting-ip": crypto.randomUUID() };
        await asks(who, "GET", path, { ...as, headers });
      });
      await Promise.all(looks);
    },
    /** Lists where a secret reached a reader who may not know it, or not yet; and secrets that no reader was sent. */
    faults(secrets: readonly Secret[]): string[] {
      keepFrames();
      return secrets.flatMap((secret) => {
        const found = reads.flatMap((read) => placesOf(secret, read.text).map((place) => ({ ...read, place })));
        const early = found.filter(({ who, moment }) => moment < since(secret, who));
        const told = new Set(found.map(({ who }) => who));
        const untold = "may" in secret ? Object.keys(secret.may).filter((who) => !told.has(who)) : [];
        return [
          ...early.map(({ who, moment, place }) => `${secret.what} to ${who} at ${moments[moment]!}: ${place}`),
          ...untold.map((who) => `${secret.what} was never told to ${who}, who may know it`),
        ];
      });

      function since(secret: Secret, who: string): number {
        if ("never" in secret) return secret.never.includes(who) ? Infinity : 0;
        return who in secret.may ? moments.indexOf(secret.may[who]!) : Infinity;
      }
    },
  };
}
export type Watch = ReturnType<typeof aWatch>;

/** The place of a secret in a text, with a little of the text around it. */
function placesOf({ word }: Secret, text: string): string[] {
  const at = typeof word === "string" ? text.indexOf(word) : text.search(word);
  return at < 0 ? [] : [`${text.split("\n", 1)[0]!.slice(0, 80)} … ${text.slice(Math.max(0, at - 60), at + 60)}`];
}

/** Calls that are left out: looking at a link uses it up, and a socket needs a seat. */
const notLookedAt = new Set(["/ws", "/api/auth/verify/:token", "/api/dev/mail", "/dev/mail", "/dev/mail.css"]);

const lookedAt = (names: Names): string[] =>
  operations
    .filter((operation) => methodOf(operation) === "GET" && !notLookedAt.has(pathOf(operation)))
    .flatMap((operation) => filled(pathOf(operation), names));

/** The paths with every possible id in place of the parameters. */
function filled(path: string, names: Names): string[] {
  const blank = /:(\w+)/.exec(path);
  if (!blank) return [path];
  return (names[blank[1]!] ?? ["x"]).flatMap((name) => filled(path.replace(blank[0], encodeURIComponent(name)), names));
}
