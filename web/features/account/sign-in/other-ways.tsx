import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Link } from "react-router";
import type { Say } from "#api/form-of-address";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./other-ways.module.css";

export const Or = () => <p className={`row ${styles.or}`}>ya da</p>;

type Props = { readonly say: Say; readonly children: ReactNode };

/** Sign-in without a password: by passkey, and on a large screen by phone. */
export function OtherWays({ say, children }: Props) {
  const [params] = useSearchParams();
  const next = params.get("next");
  return (
    <div className={children ? undefined : styles.onlyBoard}>
      <Or />
      {children}
      <Link
        to={next === null ? "/auth/board" : `/auth/board?next=${encodeURIComponent(next)}`}
        className={buttonClass({ variant: "alt", size: "lg", block: true }, styles.board)}
      >
        <Icon name="phone" />
        {say("Telefonunuzla girin", "Telefonunla gir")}
      </Link>
    </div>
  );
}
