import type { TermRows } from "#db/demo-term";
import { userSearchKey } from "#db/people/users";

const HOUR = 3_600_000;

/** Teachers who wait for an administrator. Nobody can sign in to any account here. */
const waiting = [
  { id: "demo-bekleyen-1", name: "Ayşegül Özkan", email: "aysegul.ozkan@ornek.test", school: "", hoursAgo: 5 },
  {
    id: "demo-bekleyen-2",
    name: "İlker Uğurlu",
    email: "ilker.ugurlu@ornek.test",
    school: "Cumhuriyet Ortaokulu",
    hoursAgo: 27,
  },
  { id: "demo-bekleyen-3", name: "Şükran Gündoğdu", email: "sukran.gundogdu@ornek.test", school: "", hoursAgo: 58 },
] as const;

/** Author of the set that waits for a look. */
export const colleague = {
  id: "demo-meslektas",
  name: "Gülşah Öztürk",
  email: "gulsah.ozturk@ornek.test",
  school: "Cumhuriyet Ortaokulu",
  hoursAgo: 800,
} as const;

export const demoTeachers = (now: number): TermRows["users"] =>
  [...waiting, colleague].map(({ id, name, email, school, hoursAgo }) => ({
    id,
    name,
    email,
    school,
    searchKey: userSearchKey({ name, email, school }),
    role: "teacher",
    approval: id === colleague.id ? "approved" : "pending",
    passwordHash: "",
    verifiedAt: now - hoursAgo * HOUR,
    createdAt: now - hoursAgo * HOUR,
  }));
