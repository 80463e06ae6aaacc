import { eq } from "drizzle-orm";
import type { User } from "#protocol/http";
import type { Database } from "./database";
import { users } from "./schema";

export type UserRow = typeof users.$inferSelect;

export const userById = (db: Database, id: string): Promise<UserRow | undefined> =>
  db.select().from(users).where(eq(users.id, id)).get();

/** The user as everybody who may see it sees it. */
export function publicUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    school: row.school,
    is_approved: row.role !== "teacher" || row.approval === "approved",
    approval: row.approval,
    is_email_verified: row.verifiedAt !== null,
    created_at: row.createdAt,
  };
}
