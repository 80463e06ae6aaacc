import { cannotUndo } from "#words/shared-sentences";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { ListedUser } from "#protocol/http/replies/people";
import type { UserStats } from "#protocol/http/replies/statistics";
import { messageOf, tryLater } from "#api/api-error";
import { number } from "#shared/numbers";
import { admin } from "#api/admin-api";
import { PasswordToConfirm } from "#screens/password-to-confirm.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./delete-user-dialog.module.css";

type Props = {
  readonly user: ListedUser;
  readonly onDeleted?: ((user: ListedUser) => void) | undefined;
  /** The letter that asked for it. */
  readonly letter?: string | undefined;
  readonly onClose: () => void;
};

export function DeleteUserDialog({ user, onDeleted, letter, onClose }: Props) {
  const revalidator = useRevalidator();
  const stats = useStats(user.id);
  const send = async (password: string) => {
    await admin.deleteUser(user.id, password, letter);
    toast.success(`${user.name} silindi.`);
    onClose();
    onDeleted?.(user);
    await revalidator.revalidate();
  };
  return (
    <Dialog title={`${user.name} silinsin mi?`} onClose={onClose}>
      <p className={styles.loss}>{lossOf(user, stats)}</p>
      <PasswordToConfirm send={send} failureText={failureText} confirm="Kullanıcıyı sil" danger onClose={onClose} />
    </Dialog>
  );
}

/** Null until the numbers arrive, and if they fail: deleting does not wait for them. */
function useStats(userId: string): UserStats | null {
  const [stats, setStats] = useState<UserStats | null>(null);
  useEffect(() => {
    let isGone = false;
    admin.userStats(userId).then(
      (loaded) => !isGone && setStats(loaded),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [userId]);
  return stats;
}

function lossOf({ role }: ListedUser, stats: UserStats | null): string {
  if (role !== "teacher") {
    const games = stats === null ? "oynadığı oyunların" : `oynadığı ${number(stats.games)} oyunun`;
    return stats?.games === 0
      ? `Hiç oyun oynamamış. ${cannotUndo}`
      : `Adı, ${games} raporlarından da silinir. ${cannotUndo}`;
  }
  return `${setsAndGames(stats)} Sınıfları ve ödevleri de silinir. ${cannotUndo}`;
}

function setsAndGames(stats: UserStats | null): string {
  if (stats === null || !("question_sets" in stats)) return "Soru setleri, oyunları ve raporları da silinir.";
  const { question_sets: sets, games, players } = stats;
  if (sets === 0 && games === 0) return "Hiç soru seti ve oyunu yok.";
  return `${number(sets)} soru seti, ${number(games)} oyunu ve ${number(players)} katılımın raporları da silinir.`;
}

const failureText = (error: unknown) => messageOf(error, tryLater("Kullanıcı silinemedi"));
