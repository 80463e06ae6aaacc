import { Component, type ReactNode } from "react";
import { Button } from "../../ui/button";
import { Frame, Heading } from "./frame";
import styles from "./waiting.module.css";

/** A fault of ours must not cost a pupil the game: the place in it is kept, and a new page takes it up. */
export class Broken extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isBroken: true });
  override state = { isBroken: false };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Frame tone="field">
        <div className={styles.middle}>
          <Heading className={styles.title}>Beklenmedik bir sorun oluştu</Heading>
          <p className={styles.say} role="alert">
            Puanın ve yerin duruyor.
          </p>
        </div>
        <Button variant="lim" size="lg" block onClick={() => location.reload()}>
          Oyununa dön
        </Button>
      </Frame>
    );
  }
}
