import type { TeacherStats } from "#protocol/http/replies/statistics";
import { number } from "#shared/numbers";
import { percent } from "#words/format";

export function StatsSentence({ stats }: { readonly stats: TeacherStats }) {
  const { games, month, accuracy } = stats;
  const { played = month } = month;
  if (games === 0) return <p>Bir set hazırlayın, kodu tahtaya yansıtın; gerisini sınıfınız getirir.</p>;
  return (
    <p>
      {played.games === 0 ? (
        "Bu ay henüz oyun oynatmadınız."
      ) : (
        <>
          Bu ay <b className="num">{number(played.games)}</b> oyun oynattınız; toplam{" "}
          <b className="num">{number(played.players)}</b> katılım.
        </>
      )}
      {accuracy !== null && (
        <>
          {" "}
          Sınıflarınızın doğru oranı <b className="num">{percent(accuracy)}</b>.
        </>
      )}
    </p>
  );
}
