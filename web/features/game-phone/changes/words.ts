import type { OwnAnswer } from "#game-client/game";

type State = {
  readonly answer: OwnAnswer;
  readonly isOver: boolean;
  readonly isOffline: boolean;
  readonly isNet: boolean;
  readonly isOneTouch: boolean;
};
type Words = readonly [string, string];

const soon = "Sonucun birazdan burada görünecek.";
const nothing: Words = ["", ""];

/** Two sentences about an answer that may be changed; null where the question's own words are right. */
export function changingWords({ answer, isOver, isOffline, isNet, isOneTouch }: State): Words | null {
  const named = (value: string) => (value === "" ? "boş" : isOneTouch ? value : "");
  switch (answer.state) {
    case "none":
      if (isOver) return isNet ? ["Süre doldu, boş bıraktın.", soon] : null;
      return answer.turn ? ["Cevabını geri aldın.", "Süre bitene kadar yine cevaplayabilirsin."] : nothing;
    case "sent": {
      const name = named(answer.value);
      if (isOffline) return [`Bağlantı yok: ${name || "cevabın"} bekliyor`, "Bağlantı gelince gönderilecek."];
      const before = answer.stands;
      if (!before) return [`Gönderiliyor${name && ": "}${name}`, ""];
      return [`Gönderiliyor${name && ": "}${name}`, `Ulaşana kadar ${named(before) || "önceki cevabın"} geçerli.`];
    }
    case "tooLate":
      return null;
    case "accepted": {
      const name = named(answer.value);
      if (isOver) return name ? [`Süre doldu. Son cevabın: ${name}`, soon] : null;
      if (!name) return ["Cevabın alındı.", ""];
      return [`Cevabın alındı: ${name}`, isNet ? "Başka şıkka dokun" : "Başka şıkka dokunursan o geçerli olur."];
    }
  }
}
