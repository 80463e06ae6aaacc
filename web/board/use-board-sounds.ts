import { useEffect, useRef } from "react";
import type { ListedPlayer } from "#protocol/messages";
import { isCalm } from "../base/calm";
import { playJoin, playPodium, playReveal, playTick, unlockSounds } from "../lib/sounds";
import { sceneKey, type Scene } from "./scenes/scene";

/** What is heard of the game: arrivals, the last seconds, the answer, the podium. */
export function useBoardSounds(scene: Scene, players: readonly ListedPlayer[], seconds: number): void {
  useEffect(() => {
    const unlock = () => unlockSounds();
    // The click that opened the board was one on this page.
    if (navigator.userActivation?.hasBeenActive) unlock();
    window.addEventListener("pointerdown", unlock);
    window.addEventListener("keydown", unlock);
    return () => {
      window.removeEventListener("pointerdown", unlock);
      window.removeEventListener("keydown", unlock);
    };
  }, []);

  const before = useRef(players);
  useEffect(() => {
    const known = new Set(before.current.map(({ player_id }) => player_id));
    before.current = players;
    if (scene.name !== "lobby") return;
    for (const player of players) if (!known.has(player.player_id)) playJoin(player.marble);
  }, [players, scene.name]);

  const lastSecond = scene.name === "question" && seconds <= 5 ? seconds : 0;
  useEffect(() => {
    if (lastSecond > 0) playTick();
  }, [lastSecond]);

  const step = sceneKey(scene);
  useEffect(() => {
    if (step.startsWith("reveal:")) playReveal();
    if (step === "podium") playPodium(isCalm() ? 0.15 : 1.2);
  }, [step]);
}
