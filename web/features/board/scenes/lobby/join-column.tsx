import { Fragment } from "react";
import { Link } from "react-router";
import { copyText } from "#browser/copy-text";
import { cx } from "#ui/cx";
import { toast } from "#ui/overlays/toasts";
import { useOtherOrigin } from "#screens/use-origin-for-phones";
import { codeGroups, joinAddress, joinLink } from "#browser/addresses/join-address";
import * as styles from "./join-column.module.css";
import { QrCode } from "#ui/drawn/qr-code.tsx";
import { addressSize } from "../fit/type-size";

type Props = {
  readonly code: string;
  /** Rehearsals only: the way out, shown with a note in place of the QR code, because nobody can join. */
  readonly rehearsalExit: string | null;
};

/**
 * Shows how to get in: the address, the code, the QR code. Always ink on white. A QR code that would lead phones nowhere gives
 * way to a note on where the board has to be opened.
 */
export function JoinColumn({ code, rehearsalExit }: Props) {
  const origin = useOtherOrigin(rehearsalExit === null);
  const address = joinAddress(origin === undefined ? location.host : new URL(origin).host);
  const [first, second] = codeGroups(code);
  return (
    <section className={`column ${styles.column}`} aria-label="Oyuna katılma bilgisi">
      <p className={styles.step}>Telefonundan aç</p>
      <p className={styles.address} style={{ fontSize: `${addressSize(address)}rem` }}>
        {(address.match(/[^.:]*[.:]|[^.:]+$/g) ?? []).map((part, i) => (
          <Fragment key={i}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </p>
      <p className={styles.step}>Kodu yaz</p>
      <button
        type="button"
        className={cx(styles.code, code.length > 6 && styles.long, "num")}
        aria-label={`Oyun kodu ${first} ${second}, kopyala`}
        onClick={() => void copyCode(code)}
      >
        <span>{first}</span> <span>{second}</span>
      </button>
      {rehearsalExit === null && (
        <div className={styles.qr}>
          <p className={styles.step}>ya da karekodu okut</p>
          <QrCode text={joinLink(origin ?? location.origin, code)} label="Katılım karekodu" />
        </div>
      )}
      {rehearsalExit === null && origin !== undefined && (
        <div className={`column ${styles.note}`} role="status">
          <p>Telefonlar bu adrese giremez. Tahtayı {origin} adresinden açın.</p>
          <a href={origin + location.pathname + location.search}>O adreste aç</a>
        </div>
      )}
      {rehearsalExit !== null && (
        <div className={`column ${styles.note}`}>
          <b>Prova</b>
          <p>Oyuncular temsilî; bu kodla oyuna girilmez. Hiçbir şey kaydedilmez.</p>
          <Link to={rehearsalExit}>Provadan çık</Link>
        </div>
      )}
    </section>
  );
}

async function copyCode(code: string): Promise<void> {
  // A browser without a clipboard copies nothing; the code is on the screen anyway.
  if (await copyText(code)) toast.success("Kod kopyalandı.");
}
