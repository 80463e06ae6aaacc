import { useEffect, useRef } from "react";
import type { BoardCode, BoardSignIn } from "#api/sign-in/board-sign-in";
import { joinAddress } from "#browser/addresses/join-address";
import { useNow } from "#ui/use/use-now";
import { QrCode } from "#ui/drawn/qr-code.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/drawn/spinner.tsx";
import { useStore } from "#ui/use/use-store";
import * as styles from "./code-panel.module.css";

/** The code for the phone's camera: ink on white in every theme. */
export function CodePanel({ board }: { readonly board: BoardSignIn }) {
  const state = useStore(board);
  return (
    <section className={styles.panel} aria-label="Telefonla giriş" data-theme="light">
      {(state.name === "asking" || state.name === "signed_in") && (
        <p className={`row ${styles.waiting}`} role="status">
          <Spinner />
          {state.name === "asking" ? "Kod hazırlanıyor" : "Giriş yapılıyor"}
        </p>
      )}
      {state.name === "unreached" && (
        <Banner tone="warn" announce="status">
          {state.message} Yeniden deneniyor.
        </Banner>
      )}
      {state.name === "shown" && <Shown code={state.code} isOffline={state.isOffline} board={board} />}
      {state.name === "over" && <Over why={state.why} onRenew={board.renew} />}
    </section>
  );
}

type ShownProps = { readonly code: BoardCode; readonly isOffline: boolean; readonly board: BoardSignIn };

function Shown({ code: { url, user_code, digits, endsAt }, isOffline, board }: ShownProps) {
  useNow(1_000);
  const left = Math.max(0, Math.ceil((endsAt - board.now()) / 1000));
  return (
    <>
      <div className={`row wrap ${styles.code}`}>
        <QrCode text={url} label="Telefonla giriş karekodu" className={styles.qr} />
        <p className={styles.digits}>
          <span>Telefona yazılacak</span>
          <b className="num" aria-label={Array.from(digits).join(" ")}>
            {digits}
          </b>
        </p>
      </div>
      <p className={styles.byHand}>
        Kamera açılmıyorsa telefonda <b>{`${joinAddress(location.host)}/link`}</b> adresini açıp bu kodu yazın:{" "}
        <b className={styles.letters}>{user_code}</b>
      </p>
      <p className={styles.left}>
        Kod <span className="num">{clock(left)}</span> daha geçerli.
      </p>
      <p className="vh" role="status">
        {left <= 30 && "Kodun süresi yarım dakika içinde dolar."}
      </p>
      {isOffline && (
        <Banner tone="warn" announce="status">
          Bağlantı yok. Gelince kaldığı yerden sürer.
        </Banner>
      )}
    </>
  );
}

/** 2.45 */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, "0")}`;

const overs = {
  expired: ["Kodun süresi doldu", "Yeni bir kod alıp telefonunuzla okutun."],
  refused: ["Giriş telefonda reddedildi", "Siz reddetmediyseniz yeni bir kod alın."],
} as const;

function Over({ why, onRenew }: { readonly why: keyof typeof overs; readonly onRenew: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [title, text] = overs[why];
  return (
    <div className={`stack ${styles.over}`}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <Button size="lg" onClick={onRenew}>
        Yeni kod
      </Button>
    </div>
  );
}
