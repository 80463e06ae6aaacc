import { useState } from "react";
import type { ListedUser } from "#protocol/http/replies/people";
import type { UserStats } from "#protocol/http/replies/statistics";
import { number } from "#shared/numbers";
import { admin } from "#api/admin-api";
import { date, decimal, percent, shortDate } from "#words/format";
import { Block } from "#screens/page/block.tsx";
import { Fact } from "#screens/fact.tsx";
import { Person } from "#screens/person.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { approvalTag, roleOf, schoolOf } from "../people-words";
import * as styles from "./user-panel.module.css";

type Props = { readonly user: ListedUser; readonly onClose: () => void };

/** Figures of one person. */
export function UserPanel({ user, onClose }: Props) {
  const load = () => admin.userStats(user.id);
  const [stats, setStats] = useState(load);
  return (
    <Dialog shape="side" title="Kullanıcı" onClose={onClose}>
      <div className={styles.who}>
        <Person id={user.id} name={user.name} detail={user.email} size={64} />
      </div>
      <p className={`row wrap ${styles.tags}`}>
        {roleOf(user)} {approvalTag(user)}
      </p>
      <dl className={styles.facts}>
        {schoolOf(user) !== "" && <Fact name="Okul" value={schoolOf(user)} />}
        <Fact name="Kayıt" value={date(user.created_at)} />
        <Fact name="Son giriş" value={user.last_login_at === null ? "Henüz girmedi" : shortDate(user.last_login_at)} />
        {user.suspension_reason && <Fact name="Askı nedeni" value={user.suspension_reason} />}
        {user.rejection_reason && <Fact name="Ret nedeni" value={user.rejection_reason} />}
      </dl>
      <h3 className={styles.heading}>İstatistikler</h3>
      <Block value={stats} failure="İstatistikler yüklenemedi." onRetry={() => setStats(load())}>
        {(loaded) => <p className={styles.stats}>{sentence(loaded)}</p>}
      </Block>
    </Dialog>
  );
}

function sentence(stats: UserStats): string {
  if ("question_sets" in stats) {
    const { question_sets: sets, games, players, accuracy } = stats;
    return `${number(sets)} set, ${number(games)} oyun, ${number(players)} katılım${rate(accuracy)}`;
  }
  const rank = stats.average_rank === null ? "" : `, ortalama ${decimal(stats.average_rank)}. sıra`;
  return `${number(stats.games)} oyun${rank}${rate(stats.accuracy)}`;
}

const rate = (accuracy: number | null) => (accuracy === null ? "" : `, doğru oranı ${percent(accuracy)}`);
