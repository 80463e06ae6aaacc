import type { HistoryReply } from "#protocol/http/games";
import { played } from "../../../lib/game-api";
import { claimGuestGames } from "../../../lib/guest-games";
import { toast } from "../../../ui/toasts";

/** The student's past games, with those that were played on this device before signing in. */
export async function ownHistory(list: Parameters<typeof played.history>[0]): Promise<HistoryReply> {
  const nicknames = await claimGuestGames();
  if (nicknames.length === 1) toast.success(`“${nicknames[0]}” adıyla oynadığın oyun geçmişine eklendi.`);
  if (nicknames.length > 1) toast.success(`Giriş yapmadan oynadığın ${nicknames.length} oyun geçmişine eklendi.`);
  return played.history(list);
}
