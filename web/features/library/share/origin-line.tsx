import type { Origin } from "#protocol/http/replies/sharing";
import * as styles from "./origin-line.module.css";

/** Names the set that this one is a copy of. */
export const OriginLine = ({ origin: { title, author, licence } }: { readonly origin: Origin }) => (
  <p className={`quiet ${styles.origin}`}>
    Kaynak: {title}, {author || "Bir öğretmen"}, {licence}
  </p>
);
