import { useState } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";
import type { HostGame } from "#game-client/host-game";
import { number } from "#shared/numbers";
import { useLoaded } from "#screens/use-loaded";
import { shownName } from "#words/shown-name";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import * as teams from "../teams/team-dialogs.module.css";
import * as styles from "./find-player.module.css";

type Props = {
  readonly others: HostGame["others"];
  readonly onPlayer: (player: ListedPlayer) => void;
  readonly onClose: () => void;
};

/** Finds a player by name in a large game. A touch on one opens the actions for that player. */
export function FindPlayer({ others, onPlayer, onClose }: Props) {
  const [q, setQ] = useState("");
  const found = useLoaded(q, true, async () => {
    const reply = await others.find(q);
    if (!reply.ok) throw new Error(reply.message);
    return reply.body;
  });
  return (
    <Dialog title="Oyuncu bul" wide onClose={onClose} actions={<Button onClick={onClose}>Kapat</Button>}>
      <SearchField label="Takma ad" value={q} onSearch={setQ} />
      <div className={styles.found} aria-live="polite">
        {found.failed ? (
          <>
            <p>Oyuncular alınamadı.</p>
            <Button variant="alt" onClick={found.again}>
              Yeniden dene
            </Button>
          </>
        ) : found.value === null ? (
          <p>Aranıyor</p>
        ) : (
          <Found {...{ q, onPlayer }} {...found.value} />
        )}
      </div>
    </Dialog>
  );
}

type FoundProps = Pick<Props, "onPlayer"> & {
  readonly q: string;
  readonly items: readonly ListedPlayer[];
  readonly total: number;
};

function Found({ q, items, total, onPlayer }: FoundProps) {
  if (total === 0) return <p>{q === "" ? "Henüz kimse yok." : "Bu adla kimse yok."}</p>;
  return (
    <>
      <p>{q === "" ? `Son girenler, toplam ${number(total)} oyuncu` : `${number(total)} oyuncu bulundu`}</p>
      <ul className={`flow ${teams.members}`}>
        {items.map((player) => (
          <li key={player.player_id}>
            <button type="button" className={teams.member} onClick={() => onPlayer(player)}>
              <PlayerMarble seed={player.marble} />
              <span>{shownName(player.nickname)}</span>
            </button>
          </li>
        ))}
      </ul>
      {q !== "" && total > items.length && <p>Hepsi sığmadı. Adın daha çoğunu yazın.</p>}
    </>
  );
}
