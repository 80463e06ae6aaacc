import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlays/dialog";
import { PairingCode } from "../phoneless/cards/pairing-code";

type Props = { readonly code: string; readonly onClose: () => void };

/** In the middle of a game another phone takes over. */
export const PhoneOverlay = ({ code, onClose }: Props) => (
  <Dialog
    title="Öğretmenin telefonu"
    onClose={onClose}
    wide
    actions={
      <Button variant="alt" onClick={onClose}>
        Kapat
      </Button>
    }
  >
    <PairingCode code={code} />
  </Dialog>
);
