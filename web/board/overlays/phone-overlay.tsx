import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlays/dialog";
import { PairingCode } from "../phoneless/cards/pairing-code";

type Props = { readonly code: string; readonly reads: boolean; readonly onClose: () => void };

/** A phone comes in as the remote, or in the middle of a game with cards another one. */
export const PhoneOverlay = ({ code, reads, onClose }: Props) => (
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
    <PairingCode code={code} reads={reads} inDialog />
  </Dialog>
);
