import type { HomeworkFacts } from "#protocol/http/replies/homework";
import type { Failure } from "#api/requests";
import type { Joining } from "#homework-client/calls";
import { faultOf as faultOfSeat, type Fault } from "../seat/faults";

export const whoOf = (asks: HomeworkFacts["joins_by"], typed: string): Joining =>
  asks === "nickname" ? { nickname: typed } : { number: Number(typed) };

/** A refused join in words for a pupil. */
export function faultOf(failure: Failure, isOnline: boolean): Fault {
  const { code, message, said } = failure;
  if (code === "pin_wrong") return { field: "form", text: pinWrong(message, said) };
  return faultOfSeat(failure, isOnline, "Bu adla biri başlamış. Sensen aşağıdan devam et, değilsen şunu al:");
}

const pinWrong = (message: string, said: object = {}): string =>
  "tries_left" in said && Number(said.tries_left) > 0
    ? `Bu sayı tutmadı. ${String(said.tries_left)} deneme daha yapabilirsin.`
    : message;
