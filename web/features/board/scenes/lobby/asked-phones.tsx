import { useArePhonesAsked } from "#hosting/phones-asked";
import * as styles from "./lobby.module.css";

/** Says why a follow-up game's lobby is empty at first: a phone that is asked joins within twenty seconds. */
export function AskedPhones({ players }: { readonly players: number }) {
  const areAsked = useArePhonesAsked();
  return areAsked && players === 0 && <p className={styles.record}>Telefonlara soruldu; gelenler burada görünür.</p>;
}
