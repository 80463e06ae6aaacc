import { noStudentYet } from "#words/shared-sentences";
import type { ListedClass } from "#protocol/http/replies/classes";
import type { User } from "#protocol/http/replies/people";
import { whyNoGame } from "#screens/approval.tsx";

/** Reason why this class can get no game or homework now. */
export const whyNotPlayed = ({ student_count }: ListedClass, user: User): string | undefined =>
  student_count === 0 ? noStudentYet : whyNoGame(user);
