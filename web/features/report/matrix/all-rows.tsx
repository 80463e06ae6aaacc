import { number } from "#shared/numbers";
import { Button } from "#ui/button.tsx";
import styles from "./matrix.module.css";

/** Further rows are shown on demand: a large class has hundreds. */
export const rowsAtFirst = 100;

type Props = { readonly shown: number; readonly all: number; readonly onWhole: () => void };

export const AllRows = ({ shown, all, onWhole }: Props) =>
  shown < all && (
    <p className={styles.more}>
      <Button variant="alt" onClick={onWhole}>
        Bütün oyuncuları göster ({number(all)})
      </Button>
    </p>
  );
