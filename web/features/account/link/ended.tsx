import { Link } from "react-router";
import type { Say } from "#api/form-of-address";
import { Button, buttonClass } from "#ui/button.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import * as styles from "./link.module.css";

export type LinkEnd = "confirmed" | "refused" | "gone";

type Props = { readonly end: LinkEnd; readonly say: Say; readonly onAgain: () => void };

/** Result of the request, with possible next steps below. */
export function Ended({ end, say, onAgain }: Props) {
  if (end === "confirmed") {
    return (
      <>
        <PhaseHeading className={styles.title}>Tahtada oturum açıldı</PhaseHeading>
        <p className={styles.lead}>
          {say(
            "12 saat sonra ya da tahtanın tarayıcısı kapanınca kapanır. Profilinizden istediğiniz an siz de kapatabilirsiniz.",
            "12 saat sonra ya da tahtanın tarayıcısı kapanınca kapanır. Profilinden istediğin an sen de kapatabilirsin.",
          )}
        </p>
        <Link to="/profile" className={buttonClass({ variant: "alt", size: "lg", block: true })}>
          Açık oturumlara git
        </Link>
      </>
    );
  }
  const isGone = end === "gone";
  return (
    <>
      <PhaseHeading className={styles.title}>{isGone ? "Bu kod artık geçmiyor" : "Reddedildi"}</PhaseHeading>
      <p className={styles.lead}>
        {isGone
          ? say(
              "Kodun süresi dolmuş ya da başka bir telefonla onaylanmış. Tahtada yeni kod alıp okutun.",
              "Kodun süresi dolmuş ya da başka bir telefonla onaylanmış. Tahtada yeni kod alıp okut.",
            )
          : "Tahtada oturum açılmadı."}
      </p>
      <Button variant="alt" size="lg" block onClick={onAgain}>
        Kodu elle yaz
      </Button>
    </>
  );
}
