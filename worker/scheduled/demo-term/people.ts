import type { TermRows } from "#db/demo-term";
import { userSearchKey } from "#db/people/users";

const DAY = 86_400_000;

/** Teachers who wait for an administrator. Nobody can sign in to their accounts. */
const waiting = [
  { id: "demo-bekleyen-1", name: "Ayşegül Özkan", email: "aysegul.ozkan@ornek.test", school: "", daysAgo: 0.2 },
  {
    id: "demo-bekleyen-2",
    name: "İlker Uğurlu",
    email: "ilker.ugurlu@ornek.test",
    school: "Cumhuriyet Ortaokulu",
    daysAgo: 1.1,
  },
  { id: "demo-bekleyen-3", name: "Şükran Gündoğdu", email: "sukran.gundogdu@ornek.test", school: "", daysAgo: 2.4 },
] as const;

export const waitingTeachers = (now: number): TermRows["users"] =>
  waiting.map(({ id, name, email, school, daysAgo }) => ({
    id,
    name,
    email,
    school,
    searchKey: userSearchKey({ name, email, school }),
    role: "teacher",
    approval: "pending",
    passwordHash: "",
    verifiedAt: now - daysAgo * DAY,
    createdAt: now - daysAgo * DAY,
  }));
