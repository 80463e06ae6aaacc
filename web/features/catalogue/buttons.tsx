import { Button, type ButtonSize, type ButtonVariant } from "#ui/button.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { longWord } from "./long-words";
import { Shelf } from "./shelf";
import * as styles from "./catalogue.module.css";

const onPage: readonly ButtonVariant[] = ["primary", "alt", "quiet", "danger"];
const sizes: readonly ButtonSize[] = ["sm", "md", "lg"];

export const Buttons = () => (
  <>
    <Shelf title="Düğmeler">
      {onPage.map((variant) => (
        <div key={variant} className={`row wrap ${styles.row}`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size} icon="play">
              Oyun kur
            </Button>
          ))}
          <Button variant={variant} busy>
            Kaydet
          </Button>
          <Button variant={variant} disabledReason="Önce bir soru yazın.">
            Kaydet
          </Button>
        </div>
      ))}
      <Button>{longWord}</Button>
      <FileButton onChoose={() => {}} />
    </Shelf>
    <Shelf title="Kobalt üzerinde">
      <div className={`row wrap ${styles.row} ${styles.cobalt} on-field`}>
        <Button variant="lim" size="lg">
          Tahtayı aç
        </Button>
        <Button variant="field">Bitir</Button>
        <Button variant="lim" busy>
          Katıl
        </Button>
      </div>
    </Shelf>
  </>
);
