import type { HomeworkReply, HomeworkSettings } from "#protocol/http/replies/homework";
import type { KeptSeats } from "#protocol/live/foreign-seats";
import { del, get, make, post, put, query } from "./api";
import type { ReportPageQuery } from "./game-api";

/** A teacher's calls about homework. */

type NewHomework = HomeworkSettings & {
  readonly question_set_id: string;
  readonly class_id?: string;
  readonly opens_at?: number;
  readonly due_at: number;
};
type ListQuery = { readonly q?: string; readonly page?: number; readonly page_size?: number };

export const homework = {
  list: (list: ListQuery = {}) => get("/api/homework", list),
  give: (wanted: NewHomework) => make("/api/homework", wanted),
  get: (ref: string) => get("/api/homework/:ref", { ref }) as Promise<HomeworkReply>,
  pupils: (ref: string) => get("/api/homework/:ref/pupils", { ref }),
  statistics: (ref: string, page: ReportPageQuery = {}) =>
    get("/api/homework/:ref/statistics", { ...page, ref }, { keep: query(page) === "" }),
  change: (ref: string, change: { readonly title?: string; readonly due_at?: number }) =>
    put("/api/homework/:ref", { ...change, ref }),
  close: (ref: string) => post("/api/homework/:ref/close", { ref }),
  remove: (ref: string) => del("/api/homework/:ref", { ref }),
  answers: (ref: string, player: string, attempt?: number) =>
    get("/api/homework/:ref/pupils/:player", { ref, player, attempt }),
  newPin: (ref: string, player: string) => make("/api/homework/:ref/pupils/:player/pin", { ref, player }),
  anotherAttempt: (ref: string, player: string) => make("/api/homework/:ref/pupils/:player/attempt", { ref, player }),
  freeSeats: (ref: string, network: string, keep_answered: boolean) =>
    post("/api/homework/:ref/free-seats", { ref, network, keep_answered }),
  keepSeats: (ref: string, seats: KeptSeats) => post("/api/homework/:ref/keep-seats", { ref, ...seats }),
  removePupils: (ref: string, player_ids: readonly string[]) =>
    post("/api/homework/:ref/remove-pupils", { ref, player_ids }),
};
