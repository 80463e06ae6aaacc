import type {
  HomeworkAnswersReply,
  HomeworkList,
  HomeworkPinReply,
  HomeworkPupilReply,
  HomeworkPupilsReply,
  HomeworkReply,
  HomeworkSeatsReply,
  HomeworkSettings,
} from "#protocol/http/homework";
import type { GameStatistics } from "#protocol/http/statistics";
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

const at = (id: string) => `/api/homework/${encodeURIComponent(id)}`;
const pupil = (id: string, playerId: string) => `${at(id)}/pupils/${encodeURIComponent(playerId)}`;

export const homework = {
  list: (list: ListQuery = {}) => get<HomeworkList>(`/api/homework${query(list)}`),
  give: (wanted: NewHomework) => make<HomeworkReply>("/api/homework", wanted),
  get: (id: string) => get<HomeworkReply>(at(id)),
  pupils: (id: string) => get<HomeworkPupilsReply>(`${at(id)}/pupils`),
  statistics: (id: string, page: ReportPageQuery = {}) => {
    const wanted = query(page);
    return get<GameStatistics>(`${at(id)}/statistics${wanted}`, { keep: wanted === "" });
  },
  change: (id: string, change: { readonly title?: string; readonly due_at?: number }) =>
    put<HomeworkReply>(at(id), change),
  close: (id: string) => post<HomeworkReply>(`${at(id)}/close`),
  remove: (id: string) => del(at(id)),
  answers: (id: string, playerId: string, attempt?: number) =>
    get<HomeworkAnswersReply>(`${pupil(id, playerId)}${query({ attempt })}`),
  newPin: (id: string, playerId: string) => make<HomeworkPinReply>(`${pupil(id, playerId)}/pin`),
  anotherAttempt: (id: string, playerId: string) => make<HomeworkPupilReply>(`${pupil(id, playerId)}/attempt`),
  freeSeats: (id: string, network: string) => post<HomeworkSeatsReply>(`${at(id)}/free-seats`, { network }),
  keepSeats: (id: string, network: string) => post<HomeworkSeatsReply>(`${at(id)}/keep-seats`, { network }),
  removePupil: (id: string, playerId: string) => del(pupil(id, playerId)),
};
