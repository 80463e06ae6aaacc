import { useState } from "react";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Chips } from "#ui/fields/chips.tsx";
import { Choices } from "#ui/fields/choices.tsx";
import { ChoiceTiles } from "#ui/fields/choice-tiles.tsx";
import { FieldFault, FieldGroup, FieldNote } from "#ui/fields/field-group.tsx";
import { TextAreaField, TextField } from "#ui/fields/field.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { RadioRows } from "#ui/fields/radio-rows.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { SettingRows } from "#ui/fields/setting-rows.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { longName, longSentence, longWord } from "./long-words";
import { Shelf } from "./shelf";
import * as styles from "./catalogue.module.css";

const choices = ["10 sn", "20 sn", "90 sn", longWord].map((label, value) => ({ value, label }));

export function Fields() {
  const [value, setValue] = useState(1);
  const [isOn, setOn] = useState(true);
  const [open, setOpen] = useState<"score" | null>("score");
  return (
    <Shelf title="Alanlar">
      <div className={styles.column}>
        <TextField label="Ad soyad" aside="25 / 40" defaultValue={longName} />
        <TextField label="Okul" aside="isteğe bağlı" placeholder="Örnek: Atatürk Ortaokulu" hint={longSentence} />
        <TextField label="E-posta" defaultValue="ayse@" error="Adreste nokta yok. Örnek: ayse@okul.k12.tr" />
        <TextField label="Oyun kodu" defaultValue="482 913" readOnly />
        <PasswordField label="Şifre" defaultValue="gizli-sözcük" />
        <TextAreaField label="Soru metni" defaultValue={longSentence} />
        <FieldGroup label="Doğru aralık" aside="isteğe bağlı">
          <TextField label="En az" defaultValue="12" />
          <FieldNote>{longSentence}</FieldNote>
          <FieldFault>En az, en çoktan büyük.</FieldFault>
        </FieldGroup>
        <SearchField label="Set ara" value="" onSearch={() => {}} />
      </div>
      <div className={styles.column}>
        <Chips label="Süre" choices={choices} value={value} onChange={setValue} />
        <Choices label="Sonuç" hint={longSentence} choices={choices.slice(0, 3)} value={value} onChange={setValue} />
        <ChoiceTiles
          label="Nasıl cevaplasınlar?"
          inPairs
          tiles={choices.map((choice) => ({ ...choice, icon: "phone", line: "Her öğrenci kendi telefonundan." }))}
          value={value}
          onChange={setValue}
        />
        <RadioRows
          label="Nasıl başlayalım?"
          rows={choices.map((choice) => ({ ...choice, icon: "upload", line: "PDF, Word, Excel, düz metin." }))}
          value={value}
          onChange={setValue}
        />
        <Checkbox label="Hepsini seç" checked={isOn} onChange={setOn} />
        <Checkbox label="Bir kısmı seçili" checked={false} isPartly onChange={() => {}} />
        <Switch label="Sonradan katılınabilsin" hint={longSentence} checked={isOn} onChange={setOn} />
        <SettingRows
          rows={[{ name: "score", label: "Puanlama", value: "Dengeli", content: longSentence }]}
          open={open}
          onOpen={setOpen}
        />
      </div>
    </Shelf>
  );
}
