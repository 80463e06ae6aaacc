import { useId, useState } from "react";
import { limits } from "#shared/limits";
import { knownLanguage } from "#question/language";
import { characters, tooLong } from "#question/text";
import type { SetTexts } from "../drafts/edited-set";
import { everyLanguage, languageName } from "#words/languages";
import { Chips } from "#ui/fields/chips.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { TextAreaField, TextField } from "#ui/fields/field.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./settings-dialog.module.css";

type Props = {
  readonly set: Pick<SetTexts, "description" | "language">;
  readonly onSave: (texts: Pick<SetTexts, "description" | "language">) => void;
  readonly onClose: () => void;
};

const usual = ["tr", "en", "de", "fr", "ar", "ku"];
const OTHER = "other";

/** Settings of the set as a whole: a note for its teacher, hidden from pupils, and the language of its texts. */
export function SettingsDialog({ set, onSave, onClose }: Props) {
  const { language } = set;
  const [description, describe] = useState(set.description);
  const [chosen, choose] = useState(usual.includes(language) ? language : OTHER);
  const [other, setOther] = useState(usual.includes(language) ? "" : languageName(language));
  const [isAsked, setAsked] = useState(false);
  const list = useId();
  const tag = chosen === OTHER ? tagOf(other) : chosen;
  const choices = [...usual.map((value) => ({ value, label: languageName(value) })), { value: OTHER, label: "Başka" }];
  const length = characters(description);
  const isTooLong = length > limits.setDescription;
  const save = () => {
    setAsked(true);
    if (tag !== null) onSave({ description, language: tag });
  };
  return (
    <Dialog
      title="Set ayarları"
      onClose={onClose}
      does={
        <Button disabled={isTooLong} onClick={save}>
          Kaydet
        </Button>
      }
    >
      <Chips label="Setin dili" choices={choices} value={chosen} onChange={choose} />
      {chosen === OTHER && (
        <>
          <TextField
            className={styles.other}
            label="Dil arayın"
            placeholder="Örnek: İspanyolca"
            list={list}
            autoComplete="off"
            value={other}
            error={isAsked && tag === null ? "Listeden bir dil seçin." : undefined}
            onChange={(event) => setOther(event.target.value)}
          />
          <datalist id={list}>
            {everyLanguage().map(({ tag, name }) => (
              <option key={tag} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
      <p className={`quiet ${styles.help}`}>
        <Icon name="info" />
        <span>
          Sesli okuma, yazı yönü ve yazılan cevapların karşılaştırılması bu dile göre yapılır. Düğmeler Türkçe kalır.
        </span>
      </p>
      <TextAreaField
        className={styles.description}
        label="Açıklama"
        aside={`${length} / ${limits.setDescription}`}
        hint="Yalnız siz görürsünüz. Örnek: 7. sınıf, ikinci dönem tekrarı."
        error={isTooLong ? tooLong(limits.setDescription) : undefined}
        rows={3}
        value={description}
        onChange={(event) => describe(event.target.value)}
      />
    </Dialog>
  );
}

/** Finds a language by its Turkish name, or as a tag: "pt-BR". */
function tagOf(text: string): string | null {
  const wanted = text.trim().toLocaleLowerCase("tr");
  const named = everyLanguage().find(({ name }) => name.toLocaleLowerCase("tr") === wanted);
  return named?.tag ?? (/^[a-z]{2,3}(?:-|$)/i.test(text.trim()) ? knownLanguage(text) : null);
}
