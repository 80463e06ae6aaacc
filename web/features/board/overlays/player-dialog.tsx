import { useState, type SubmitEvent } from "react";
import { limits } from "#shared/limits";
import type { GameSettings } from "#protocol/game-settings";
import type { ListedPlayer } from "#protocol/live/listed-players";
import type { Refusal } from "#game-client/game";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/overlays/dialog.tsx";
import { counter, TextField } from "#ui/fields/field.tsx";
import * as styles from "./overlays.module.css";
import { isSameName, renameFault } from "./rename-fault";

type Props = {
  readonly player: ListedPlayer;
  readonly refusal: Refusal | null;
  /** Settings of the game that decide what can be done: a team has only a name, and a class seat is kept for its number. */
  readonly settings: GameSettings | null;
  readonly onKick: () => void;
  readonly onRename: (nickname: string) => void;
  readonly onClose: () => void;
};

/** Dialog for one player: remove them from the game, or give them another name. */
export function PlayerDialog({ player, settings, refusal, onKick, onRename, onClose }: Props) {
  const [isRenaming, setRenaming] = useState(settings?.answers === "board");
  if (isRenaming) return <RenameDialog {...{ player, settings, refusal, onRename, onClose }} />;
  if (settings?.identity === "roster") {
    return (
      <ConfirmDialog
        title={`${player.nickname} yerinden kalksın mı?`}
        confirm="Yeri boşalt"
        onConfirm={onKick}
        onClose={onClose}
      >
        <p>Aynı numarayla yeniden girilebilir.</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      title={`${player.nickname} çıkarılsın mı?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="alt" onClick={onClose}>
            Vazgeç
          </Button>
          <Button variant="alt" onClick={() => setRenaming(true)}>
            Adını değiştir
          </Button>
          <Button variant="danger" onClick={onKick}>
            Çıkar
          </Button>
        </>
      }
    >
      <p className={`row ${styles.who}`}>
        <PlayerMarble seed={player.marble} />
        Bilyesi tahtadan kalkar, puanı silinir. Yeniden girmesini istemiyorsanız katılımı da kilitleyin.
      </p>
    </Dialog>
  );
}

/** Dialog that renames a player, open until the game has accepted the name. */
export function RenameDialog({ player, settings, refusal, onRename, onClose }: Omit<Props, "onKick">) {
  const [name, setName] = useState(player.nickname);
  const [nameBefore] = useState(player.nickname);
  const [sentAt, setSentAt] = useState<{ refusal: Refusal | null } | null>(null);
  if (player.nickname !== nameBefore) return <Renamed onClose={onClose} nickname={player.nickname} />;
  const isRefused = sentAt !== null && refusal !== null && refusal !== sentAt.refusal;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The same name changes nothing, so the server would send no reply.
    if (isSameName(name, nameBefore)) return onClose();
    onRename(name);
    setSentAt({ refusal });
  };
  return (
    <Dialog title={settings?.answers === "board" ? "Takımın yeni adı" : "Yeni takma ad"} onClose={onClose}>
      <form onSubmit={submit}>
        <TextField
          label={`Şimdiki adı: ${nameBefore}`}
          aside={counter(name, limits.nickname)}
          value={name}
          maxLength={limits.nickname * 2}
          autoComplete="off"
          error={isRefused ? renameFault(refusal, name) : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.formActions}>
          <Button variant="alt" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" busy={sentAt !== null && !isRefused}>
            Adını değiştir
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Renamed({ nickname, onClose }: { readonly nickname: string; readonly onClose: () => void }) {
  return (
    <Dialog title="Adı değişti" onClose={onClose} actions={<Button onClick={onClose}>Tamam</Button>}>
      <p>Yeni adı: {nickname}</p>
    </Dialog>
  );
}
