import { Fragment } from "react";
import { gameCode } from "../../../lib/format";
import { cx } from "../../../ui/cx";
import { toast } from "../../../ui/toasts";
import { codeGroups, joinAddress, joinLink } from "./join-address";
import styles from "./join-column.module.css";
import { QrCode } from "./qr-code";
import { addressSize } from "./type-size";

/** How to get in: the address, the code, the QR code. Always ink on white. */
export function JoinColumn({ code }: { readonly code: string }) {
  const address = joinAddress(location.host);
  const [first, second] = codeGroups(code);
  return (
    <section className={styles.column} aria-label="Oyuna katılma bilgisi">
      <p className={styles.step}>Telefonundan aç</p>
      <p className={styles.address} style={{ fontSize: `${addressSize(address)}rem` }}>
        {address.split(/(?<=[.:])/).map((part, i) => (
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
        aria-label={`Oyun kodu ${gameCode(code)}, kopyala`}
        onClick={() => void copyCode(code)}
      >
        <span>{first}</span>
        <span>{second}</span>
      </button>
      <div className={styles.qr}>
        <p className={styles.step}>ya da karekodu okut</p>
        <QrCode text={joinLink(location.origin, code)} label="Katılım karekodu" />
      </div>
    </section>
  );
}

async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast.success("Kod kopyalandı.");
  } catch {
    // No clipboard here: the code stands on the screen.
  }
}
