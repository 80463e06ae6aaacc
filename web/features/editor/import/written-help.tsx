import { useState } from "react";
import { askedCounts, chatRequest, writtenForms, writtenMore } from "#features/exchange/index";
import { copyText } from "#browser/copy-text";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { toast } from "#ui/overlays/toasts";
import * as unfolding from "./unfolding.module.css";
import * as styles from "./written-help.module.css";

type Props = { readonly onTry: (text: string) => void };

/** Explains how questions are typed, and how to ask an assistant for them. */
export function WrittenHelp({ onTry }: Props) {
  return (
    <div className={styles.help}>
      <details className={unfolding.panel}>
        <summary>Nasıl yazılır? Bütün soru türleri</summary>
        <p>
          Sorular arasında boş satır bırakın. Numara ve şık harfi nasıl yazılırsa yazılsın okunur; cevap anahtarı sonda
          da olabilir.
        </p>
        <dl className={styles.forms}>
          {writtenForms.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <pre>{text}</pre>
              </dd>
            </div>
          ))}
          <div>
            <dt>Her sorunun altına, isterseniz</dt>
            <dd>
              <pre>{writtenMore}</pre>
            </dd>
          </div>
        </dl>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onTry(writtenForms.map(({ text }, i) => `${i + 1}) ${text}`).join("\n\n"))}
        >
          Örnekleri dene
        </Button>
      </details>
      <details className={unfolding.panel}>
        <summary>Yapay zekâya yazdırın</summary>
        <ChatRequest />
      </details>
    </div>
  );
}

function ChatRequest() {
  const [topic, setTopic] = useState("");
  const [said, setCount] = useState<string>(String(askedCounts.usual));
  const { min, max } = askedCounts;
  const count = Number(said);
  const isCount = Number.isInteger(count) && count >= min && count <= max;
  const copy = async () => {
    if (await copyText(chatRequest({ topic, count })))
      toast.success("İstek kopyalandı. Asistanın cevabını yukarıdaki kutuya yapıştırın.");
    else toast.error("Kopyalanamadı. Tarayıcınız izin vermiyor.");
  };
  return (
    <div className={`stack ${styles.request}`}>
      <p>
        İsteği kopyalayıp kullandığınız yapay zekâ asistanına yapıştırın; cevabını olduğu gibi yukarıdaki kutuya
        getirin. Konu boşsa asistan, isteğin altına ekleyeceğiniz metinden sorar. Bilgileri siz de okuyun: asistanlar
        yanılabilir.
      </p>
      <div className={`stack ${styles.fields}`}>
        <TextField
          label="Konu"
          aside="isteğe bağlı"
          placeholder="Örnek: 6. sınıf, kesirlerle toplama"
          maxLength={200}
          value={topic}
          onChange={(event) => setTopic(event.target.value)}
        />
        <TextField
          label="Soru sayısı"
          inputMode="numeric"
          value={said}
          error={isCount ? undefined : `${min} ile ${max} arasında bir sayı yazın.`}
          onChange={(event) => setCount(event.target.value)}
        />
      </div>
      <Button variant="alt" disabledReason={isCount ? undefined : "Soru sayısını düzeltin"} onClick={() => void copy()}>
        İsteği kopyala
      </Button>
    </div>
  );
}
