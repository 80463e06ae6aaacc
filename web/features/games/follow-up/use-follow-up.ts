import { useState } from "react";
import { useNavigate } from "react-router";
import { messageOf, tryLater } from "#api/api-error";
import { games } from "#api/game-api";
import type { Which } from "./follow-up-choices";

/** Makes the follow-up game of a finished game and opens its board, in place of this page or after it. */
export function useFollowUp(code: string, replace: boolean) {
  const navigate = useNavigate();
  const [making, setMaking] = useState<Which | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async (which: Which) => {
    setMaking(which);
    setFailure(null);
    try {
      const { game } = await games.playAgain(code, which);
      await navigate(`/teacher/games/${game.game_code}/host`, { replace });
    } catch (error) {
      setFailure(messageOf(error, tryLater("Yeni tur kurulamadı")));
      setMaking(null);
    }
  };
  return { making, failure, make: (which: Which) => void make(which) };
}
