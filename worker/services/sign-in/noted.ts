import { noteView } from "#db/people/audit";
import type { View } from "#protocol/audit-words";
import type { AppContext } from "../request/app-env";
import { ownRow } from "./own-password";

/** Records each look of an administrator at people's addresses. */
export const noted =
  (action: View) =>
  async (c: AppContext): Promise<void> => {
    await noteView(c.get("db"), { action, actor: await ownRow(c), now: Date.now() });
  };
