import type { StudentCode } from "#protocol/http/replies/classes";
import { joinAddress } from "#browser/addresses/join-address";
import { useOriginForPhones } from "#screens/use-origin-for-phones";
import { QrCode } from "#ui/drawn/qr-code.tsx";
import { cx } from "#ui/cx";
import * as paper from "#screens/page/paper-strips.module.css";
import * as styles from "./code-slips.module.css";

type Slip = Pick<StudentCode, "student_id" | "number" | "school_no" | "name"> & { readonly code: string };

/** Ten on a sheet of A4, with lines to cut along. */
export function CodeSlips({ slips }: { readonly slips: readonly Slip[] }) {
  const { host, origin } = useOriginForPhones();
  return (
    <ul className={cx(paper.strips, styles.slips)}>
      {slips.map(({ student_id, number, school_no, name, code }) => (
        <li key={student_id} className={cx(paper.strip, styles.slip)}>
          <QrCode className={styles.qr} text={`${origin}/sinif?code=${code}`} label="Kodla birlikte açılan adres" />
          <div className={styles.words}>
            <p className={paper.name}>
              {school_no ?? `${number}.`} {name}
            </p>
            <p className={`num ${styles.code}`}>
              {code.slice(0, 4)} {code.slice(4)}
            </p>
            <p className={styles.how}>
              {joinAddress(host)}/sinif adresini aç, giriş yap, bu kodu yaz. Kodu kimseyle paylaşma.
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
