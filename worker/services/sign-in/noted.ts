import { noteView } from "#db/people/audit";
import type { View } from "#protocol/audit-words";
import type { AppContext } from "../request/app-env";
import { ownRow } from "./own-password";

/** Records an administrator's look at people's addresses in the same trip: without the record nothing is shown. */
export const noted =
  <Given, Reply>(action: View, handle: (c: AppContext, given: Given) => Promise<Reply>) =>
  async (c: AppContext, given: Given): Promise<Reply> => {
    const note = async () => noteView(c.get("db"), { action, actor: await ownRow(c), now: Date.now() });
    const [reply] = await Promise.all([handle(c, given), note()]);
    return reply;
  };
