import type { TeacherStats } from "#protocol/http/replies/statistics";
import { number } from "#shared/numbers";
import { percent } from "#words/format";

export function StatsSentence({ stats }: { readonly stats: TeacherStats }) {
  const { games, month, accuracy: ofAll } = stats;
  const { played = month } = month;
  if (games === 0) return <p>Bir set hazırlayın, kodu tahtaya yansıtın; gerisini sınıfınız getirir.</p>;
  const rate = monthRate(month) ?? (ofAll === null ? null : { whose: "Oyunlarınızın", accuracy: ofAll });
  return (
    <p>
      {played.games === 0 ? (
        "Bu ay henüz oyun oynatmadınız."
      ) : (
        <>
          Bu ay <b className="num">{number(played.games)} oyun</b> oynattınız,{" "}
          <b className="num">{number(played.players)} katılım</b> oldu.
        </>
      )}
      {rate && (
        <>
          {" "}
          {rate.whose} doğru oranı <b className="num">{percent(rate.accuracy)}</b>
          {sinceLastMonth(rate)}.
        </>
      )}
    </p>
  );
}

type Rate = { readonly whose: string; readonly accuracy: number; readonly before?: number | null | undefined };

/** The month's rate as the list of classes counts it; without results of a class, that of the games. */
function monthRate({ classes, accuracy, before }: TeacherStats["month"]): Rate | null {
  if (typeof classes?.accuracy === "number") {
    return { whose: "Sınıflarınızın", accuracy: classes.accuracy, before: classes.before };
  }
  return typeof accuracy === "number" ? { whose: "Oyunlarınızın", accuracy, before } : null;
}

/** Differences that say nothing are left out. */
const LEAST_POINTS = 2;

function sinceLastMonth({ accuracy, before }: Rate): string {
  if (typeof before !== "number") return "";
  const points = Math.round(accuracy * 100) - Math.round(before * 100);
  if (Math.abs(points) < LEAST_POINTS) return "";
  return `, geçen aydan ${Math.abs(points)} puan ${points > 0 ? "fazla" : "az"}`;
}
