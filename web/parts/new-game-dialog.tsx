import { useState } from "react";
import { useNavigate } from "react-router";
import type { GameSettings } from "#protocol/messages";
import { messageOf } from "../lib/api-error";
import { games } from "../lib/game-api";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { usualSettings } from "./game-settings";
import { GameSettingsForm } from "./game-settings-form";
import { LabelField } from "./label-field";
import styles from "./new-game.module.css";
import { SetPicker } from "./set-picker";

export type SetToPlay = { readonly id: string; readonly title: string };
type Props = {
  /** Without one it is picked first. */
  readonly set?: SetToPlay | undefined;
  /** Those of the game that is played again. */
  readonly settings?: GameSettings | undefined;
  readonly label?: string | undefined;
  /** The class that plays. */
  readonly schoolClass?: { readonly id: string; readonly name: string } | undefined;
  readonly onClose: () => void;
};

/** From a set to the board: which set, how it is played, and the new game opens. */
export function NewGameDialog({ set, settings: first = usualSettings, label: noted, schoolClass, onClose }: Props) {
  const navigate = useNavigate();
  const [picked, setPicked] = useState(set);
  const [settings, setSettings] = useState(first);
  const [label, setLabel] = useState(noted ?? schoolClass?.name ?? "");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  if (!picked) {
    return (
      <Dialog
        title="Hangi setle oynayacaksınız?"
        onClose={onClose}
        wide
        actions={
          <Button variant="alt" onClick={onClose}>
            Vazgeç
          </Button>
        }
      >
        <SetPicker onPick={setPicked} />
      </Dialog>
    );
  }
  const create = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { game } = await games.create(picked.id, settings, label);
      await navigate(`/teacher/games/${game.game_code}/host`);
    } catch (error) {
      setFailure(messageOf(error, "Oyun kurulamadı. Biraz sonra yeniden deneyin."));
      setBusy(false);
    }
  };
  return (
    // A key of its own: the focus goes to the settings when they take the picker's place.
    <Dialog
      key={picked.id}
      title="Oyunu kur"
      onClose={onClose}
      wide
      actions={
        <>
          {set ? (
            <Button variant="alt" onClick={onClose}>
              Vazgeç
            </Button>
          ) : (
            <Button variant="alt" onClick={() => setPicked(undefined)}>
              Başka set seç
            </Button>
          )}
          <Button icon="play" busy={busy} onClick={() => void create()}>
            Oyunu kur
          </Button>
        </>
      }
    >
      <p className={styles.chosen}>{picked.title}</p>
      <div className={styles.label}>
        <LabelField label={label} onChange={setLabel} />
      </div>
      <GameSettingsForm settings={settings} onChange={setSettings} />
      {failure && (
        <div className={styles.failure}>
          <Banner tone="err" announce="alert">
            {failure}
          </Banner>
        </div>
      )}
    </Dialog>
  );
}
