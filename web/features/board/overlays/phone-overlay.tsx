import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { AnswerWay } from "#browser/addresses/pair-address";
import { PairingCode } from "../without-phones/cards/pairing-code";

type Props = { readonly code: string; readonly answers: AnswerWay; readonly onClose: () => void };

/** Lets a phone in: as the remote, or as another one in a running game with cards. */
export const PhoneOverlay = ({ code, answers, onClose }: Props) => (
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
    <PairingCode {...{ code, answers }} inDialog />
  </Dialog>
);
