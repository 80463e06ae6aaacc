import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { cx } from "#ui/cx";
import { noCameraHere, noPermission, openIt, tryAgain } from "#hosting/cards/camera/camera-words";
import type { NoCamera } from "#hosting/cards/camera/camera";
import * as styles from "./no-camera.module.css";

type Props = {
  readonly state: "asking" | NoCamera;
  readonly onOpen: () => void;
  readonly onByHand: () => void;
};

type Said = { readonly title: string; readonly text: string; readonly steps?: readonly string[] };

const said: Readonly<Record<Props["state"], Said>> = {
  asking: {
    title: "Kartları bu telefon okusun",
    text: "Kamerayı açınca tarayıcınız izin sorar. Görüntü bu telefonda işlenir; kaydedilmez, hiçbir yere gönderilmez.",
  },
  refused: {
    title: noPermission,
    text: "İzni açınca okuma kaldığı yerden sürer.",
    steps: [
      "Adres çubuğundaki ayar simgesine dokunun.",
      "Kamera iznini “İzin ver” yapın.",
      "Buraya dönüp yeniden deneyin.",
    ],
  },
  none: {
    title: "Bu cihazda kamera yok",
    text: "Bu sayfayı telefonunuzda açın: tahtadaki karekodu telefonunuzla okutun.",
  },
  in_use: {
    title: "Kamera açılamadı",
    text: "Kamerayı başka bir uygulama kullanıyor. Kapatıp yeniden deneyin.",
  },
  insecure: {
    title: noCameraHere,
    text: "Tarayıcılar kamerayı yalnız güvenli bir adreste (https) açar. Okulunuzun adresi http ile başlıyorsa cevapları elle girin.",
  },
};

/** Page before the camera is on, and for a device without one. */
export function NoCameraPage({ state, onOpen, onByHand }: Props) {
  const { title, text, steps } = said[state];
  const isAsking = state === "asking";
  const mayHelp = state !== "insecure" && state !== "none";
  const byHand = (
    <Button size={mayHelp ? "md" : "lg"} variant={mayHelp ? "alt" : "primary"} block onClick={onByHand}>
      Cevapları elle gireceğim
    </Button>
  );
  return (
    <>
      <div className={`row ${styles.middle}`}>
        <span className={cx("center", styles.round, !isAsking && styles.wrong)}>
          <Icon name="camera" />
        </span>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        {steps && (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
      <div className={`stack ${styles.actions}`}>
        {!mayHelp && byHand}
        {state !== "insecure" && (
          <Button size={mayHelp ? "lg" : "md"} variant={mayHelp ? "primary" : "alt"} block onClick={onOpen}>
            {isAsking ? openIt : tryAgain}
          </Button>
        )}
        {mayHelp && byHand}
      </div>
    </>
  );
}
