import type { HomeworkFacts } from "#protocol/http/replies/homework";
import type { Failure } from "#api/requests";
import type { Joining } from "#homework-client/calls";
import { faultOf as faultOfSeat } from "../seat/faults";

export const whoOf = (asks: HomeworkFacts["joins_by"], typed: string): Joining =>
  asks === "nickname" ? { nickname: typed } : { number: Number(typed) };

/** A refused join in words for a pupil. */
export const faultOf = (failure: Failure, isOnline: boolean) =>
  faultOfSeat(failure, isOnline, "Bu adla biri başlamış. Sensen aşağıdan devam et, değilsen şunu al:");
