import type { SQL } from "drizzle-orm";
import { holds, must } from "#db/must";
import type { AppContext } from "./app-env";
import type { Built } from "./call-database";

/**
 * Lets the call's next write happen only if the condition holds, together with these statements. Otherwise nothing is written, and
 * the call gets the refusal.
 */
export function onlyIf(c: AppContext, condition: SQL, statements: readonly Built[], refuse: () => never): void {
  const db = c.get("db");
  void c.get("asked").carry([must(db, condition), ...statements], async () => {
    if (!(await holds(db, condition))) refuse();
  });
}
