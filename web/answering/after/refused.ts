import { isPassing, type Failure } from "#api/requests";
import { faultOf } from "#front-door/seat/faults";

/** Explains why a phone did not get into the follow-up game, and what the pupil can do about it. */
export type Refused = {
  readonly text: string;
  /** True if a retry may work in a moment. */
  readonly isPassing: boolean;
  /** The address at which the code is typed by hand. */
  readonly address: string;
};

export function refused(failure: Failure, code: string, isOnline: boolean): Refused {
  const mayPass = isPassing(failure);
  // The same game may still be open to the pupil under another name.
  const isOpen = mayPass || failure.code === "nickname_taken" || failure.code === "session_invalid";
  return {
    text: faultOf(failure, isOnline).text,
    isPassing: mayPass,
    address: isOpen ? `/student/join?code=${code}` : "/student/join",
  };
}
