import type { ListedUser } from "#protocol/http/replies/people";
import { ReasonDialog } from "../reason-dialog";
import { restingWords, useResting } from "./resting-words";
import { whoOf } from "./said-decisions";
import type { PeopleDecisions } from "./use-decisions";

/** Withdrawing the approval of more people at once needs the administrator's password; suspending always does. */
const mostWithoutPassword = 5;

type Against = "reject" | "withdraw" | "suspend";
type Props = {
  readonly people: readonly ListedUser[];
  readonly deed: Against;
  readonly decisions: Pick<PeopleDecisions, "decide">;
  readonly onDecided?: () => void;
  readonly onClose: () => void;
};

/** Asks for the reason of a decision against somebody, after saying what stops. */
export function WhyDialog({ people, deed, decisions, onDecided, onClose }: Props) {
  const areMany = people.length > mostWithoutPassword;
  const asked = deed === "reject" ? [] : people;
  const sum = useResting(asked.filter(({ role }) => role === "teacher").map(({ id }) => id));
  const who = whoOf(people);
  const rests = (back: string) => (people.some(({ role }) => role === "teacher") ? restingWords(who, sum, back) : "");
  const isOne = people.length === 1;
  const { title, lead, verb } = {
    reject: {
      title: `${who} reddedilsin mi?`,
      lead: isOne ? "Öğretmene e-posta gönderilir; oyun kuramaz." : "Öğretmenlere e-posta gönderilir; oyun kuramazlar.",
      verb: "Reddet",
    },
    withdraw: {
      title: `${who} için onay kaldırılsın mı?`,
      lead: rests("Onay geri gelince devam eder."),
      verb: "Onayı kaldır",
    },
    suspend: {
      title: `${who} askıya alınsın mı?`,
      lead: `${isOne ? "Oturumları kapanır, giriş yapamaz" : "Oturumları kapanır, giriş yapamazlar"}; nedeni girişte ve e-postayla söylenir. ${rests("Hesap geri açılınca devam eder.")}`,
      verb: "Askıya al",
    },
  }[deed];
  return (
    <ReasonDialog
      title={title}
      lead={lead}
      reasons={deed === "reject" ? ["Okul adresi değil", "Okul bulunamadı", "Öğretmen değil"] : []}
      verb={verb}
      needsPassword={deed === "suspend" || (deed === "withdraw" && areMany)}
      onSend={(reason, password) => {
        onClose();
        onDecided?.();
        decisions.decide(people, deed, { reason, password });
      }}
      onClose={onClose}
    />
  );
}
