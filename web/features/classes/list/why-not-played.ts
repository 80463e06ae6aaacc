import type { ListedClass } from "#protocol/http/classes";
import type { User } from "#protocol/http/people";
import { whyNoGame } from "#screens/approval.tsx";

/** Why nothing can be played or given with a class now. */
export const whyNotPlayed = ({ student_count }: ListedClass, user: User): string | undefined =>
  student_count === 0 ? "Bu sınıfta henüz öğrenci yok" : whyNoGame(user);
