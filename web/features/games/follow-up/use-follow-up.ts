import { useState } from "react";
import { useNavigate } from "react-router";
import { games } from "#api/game-api";
import { phonesAsked } from "#hosting/phones-asked";
import { beside, useAction } from "#screens/use-action";
import type { Which } from "./follow-up-choices";

/**
 * Makes the follow-up game of a finished game and opens its board, in place of this page or after it. `players` of the finished
 * game are asked to come along.
 */
export function useFollowUp(code: string, players: number, replace: boolean) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Which | null>(null);
  const {
    busy,
    failure,
    run: make,
  } = useAction(beside("Yeni tur kurulamadı"), async (which: Which) => {
    setChosen(which);
    const { game } = await games.playAgain(code, which);
    await navigate(`/teacher/games/${game.game_code}/host`, { replace, ...phonesAsked(players) });
  });
  return { making: busy ? chosen : null, failure, make };
}
