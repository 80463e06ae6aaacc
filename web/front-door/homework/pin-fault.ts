import type { Failure } from "#api/requests";
import { faultOf } from "./faults";

/** A refused return by PIN in words for a pupil. */
export function pinFault(failure: Failure, isOnline: boolean): string {
  const { code, said = {} } = failure;
  return code === "pin_wrong" && "tries_left" in said && Number(said.tries_left) > 0
    ? `Bu sayı tutmadı. ${String(said.tries_left)} deneme daha yapabilirsin.`
    : faultOf(failure, isOnline).text;
}
