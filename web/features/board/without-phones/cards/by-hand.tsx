import { useState } from "react";
import type { LiveGame } from "#game-client/game";
import type { BoardHost } from "#hosting/board-host";
import { PupilDialog } from "#hosting/cards/pupils/pupil-dialog.tsx";
import { PupilList } from "#hosting/cards/pupils/pupil-list.tsx";
import { classNow } from "#hosting/cards/scan/class-now";
import type { Scene } from "#hosting/scene";

type Props = {
  readonly scene: Scene;
  readonly game: LiveGame;
  readonly host: Pick<BoardHost, "answer" | "setAbsent">;
  readonly onClose: () => void;
};

const none: ReadonlySet<string> = new Set();

/** The third way: the teacher asks aloud, and enters the letter of one pupil after the other. */
export function ByHand({ scene, game, host, onClose }: Props) {
  const [chosen, choose] = useState<string | null>(null);
  const { pupils } = classNow(game, none);
  const pupil = pupils.find(({ player_id }) => player_id === chosen);
  if (!pupil) return <PupilList pupils={pupils} onPupil={choose} onClose={onClose} />;
  return (
    <PupilDialog
      key={pupil.player_id}
      pupil={pupil}
      question={scene.name === "question" ? scene.question : null}
      onAnswer={(value) => host.answer([[pupil.player_id, value]])}
      onAbsent={(absent) => host.setAbsent([pupil.player_id], absent)}
      onClose={() => choose(null)}
    />
  );
}
