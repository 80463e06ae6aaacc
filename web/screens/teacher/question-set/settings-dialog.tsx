import { useId, useState } from "react";
import { knownLanguage } from "#question/language";
import { everyLanguage, languageName } from "../../../lib/languages";
import { Chips } from "../../../ui/fields/chips";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlays/dialog";
import { TextField } from "../../../ui/fields/field";
import { Icon } from "../../../ui/drawn/icon";
import styles from "./settings-dialog.module.css";

type Props = {
  readonly language: string;
  readonly onSave: (language: string) => void;
  readonly onClose: () => void;
};

const usual = ["tr", "en", "de", "fr", "ar", "ku"];
const OTHER = "other";

/** What holds for every question of the set: the language that its texts are written in. */
export function SettingsDialog({ language, onSave, onClose }: Props) {
  const [chosen, choose] = useState(usual.includes(language) ? language : OTHER);
  const [other, setOther] = useState(usual.includes(language) ? "" : languageName(language));
  const [isAsked, setAsked] = useState(false);
  const list = useId();
  const tag = chosen === OTHER ? tagOf(other) : chosen;
  const choices = [...usual.map((value) => ({ value, label: languageName(value) })), { value: OTHER, label: "Başka" }];
  const save = () => {
    setAsked(true);
    if (tag !== null) onSave(tag);
  };
  return (
    <Dialog title="Set ayarları" onClose={onClose} does={<Button onClick={save}>Kaydet</Button>}>
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
      <p className={styles.help}>
        <Icon name="info" />
        <span>
          Sesli okuma, yazı yönü ve yazılan cevapların karşılaştırılması bu dile göre yapılır. Düğmeler Türkçe kalır.
        </span>
      </p>
    </Dialog>
  );
}

/** By its Turkish name, or as a tag: "pt-BR". */
function tagOf(text: string): string | null {
  const wanted = text.trim().toLocaleLowerCase("tr");
  const named = everyLanguage().find(({ name }) => name.toLocaleLowerCase("tr") === wanted);
  return named?.tag ?? (/^[a-z]{2,3}(?:-|$)/i.test(text.trim()) ? knownLanguage(text) : null);
}
