import type { TeacherStats } from "#protocol/http/replies/statistics";
import { number } from "#shared/numbers";
import { percent } from "#words/format";

export function StatsSentence({ stats }: { readonly stats: TeacherStats }) {
  const { games, month, accuracy: ofAll } = stats;
  const { played = month } = month;
  if (games === 0) return <p>Bir set hazırlayın, kodu tahtaya yansıtın; gerisini sınıfınız getirir.</p>;
  const accuracy = month.accuracy ?? ofAll;
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
      {accuracy !== null && (
        <>
          {" "}
          Sınıflarınızın doğru oranı <b className="num">{percent(accuracy)}</b>
          {sinceLastMonth(month)}.
        </>
      )}
    </p>
  );
}

/** Differences that say nothing are left out. */
const LEAST_POINTS = 2;

function sinceLastMonth({ accuracy, before }: TeacherStats["month"]): string {
  if (typeof accuracy !== "number" || typeof before !== "number") return "";
  const points = Math.round(accuracy * 100) - Math.round(before * 100);
  if (Math.abs(points) < LEAST_POINTS) return "";
  return `, geçen aydan ${Math.abs(points)} puan ${points > 0 ? "fazla" : "az"}`;
}
