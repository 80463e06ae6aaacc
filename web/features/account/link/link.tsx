import { useState } from "react";
import { useSearchParams } from "react-router";
import type { AskedDeviceReply } from "#protocol/http/replies/device-sign-in";
import { useUser } from "#api/sign-in/session";
import { formOfAddress } from "#api/form-of-address";
import { typedCode } from "#browser/addresses/typed-code";
import { Logo } from "#ui/drawn/logo.tsx";
import * as styles from "./link.module.css";
import { Ask } from "./ask";
import { CodeForm } from "./code-form";
import { Ended, type LinkEnd } from "./ended";

/** The phone's side of signing in a board: names the board's owner before anybody confirms. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const user = useUser();
  const say = formOfAddress(user.role);
  const [found, setFound] = useState<{ readonly code: string; readonly asked: AskedDeviceReply } | null>(null);
  const [end, setEnd] = useState<LinkEnd | null>(null);
  const byHand = () => {
    setParams({}, { replace: true });
    setEnd(null);
  };
  return (
    <div className={styles.page}>
      <Logo height={36} />
      <main id="icerik" className={styles.main}>
        {end !== null && <Ended end={end} say={say} onAgain={byHand} />}
        {end === null && found === null && (
          <CodeForm
            given={typedCode(params.get("c") ?? "")}
            say={say}
            onFound={(code, asked) => setFound({ code, asked })}
          />
        )}
        {end === null && found !== null && (
          <Ask
            {...found}
            user={user}
            say={say}
            onEnd={(reached) => {
              setFound(null);
              setEnd(reached);
            }}
          />
        )}
      </main>
    </div>
  );
}
