import { useEffect, useRef } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";
import { prefersReducedMotion } from "#browser/reduced-motion";
import {
  music,
  muted,
  playJoin,
  playPodium,
  playReveal,
  playRoll,
  playRound,
  playTick,
  unlockSounds,
} from "#sounds/sounds";
import { feast, lobby, thinking, type Tune } from "#sounds/tunes";
import { useStore } from "#ui/use/use-store";
import { sceneKey, type Scene } from "#hosting/scene";

/** Plays the sounds of the game (arrivals, the last seconds, the answer, the podium) and, if wanted, music. */
export function useBoardSounds(scene: Scene, players: readonly ListedPlayer[], seconds: number): void {
  useEffect(() => {
    const unlock = () => unlockSounds();
    // The click that opened the board may already have happened on this page.
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
  const isClosing = scene.name === "question" && (scene.isClosed || lastSecond === 1);
  useEffect(() => {
    if (lastSecond > 1 || (lastSecond === 1 && prefersReducedMotion())) playTick();
  }, [lastSecond]);
  useEffect(() => {
    if (isClosing && !prefersReducedMotion()) playRoll(1);
  }, [isClosing]);

  const step = sceneKey(scene);
  useEffect(() => {
    if (step.startsWith("reveal:")) playReveal();
    if (step === "podium") playPodium(prefersReducedMotion() ? 0.15 : 1.2);
  }, [step]);

  useMusic(tuneOf(scene));
}

/** Chooses the music of a scene. Reading and the answer have none: the teacher speaks then. */
function tuneOf(scene: Scene): Tune | null {
  if (scene.name === "lobby") return lobby;
  if (scene.name === "question" && !scene.isClosed) return thinking;
  return scene.name === "podium" ? feast : null;
}

function useMusic(tune: Tune | null): void {
  const isWanted = useStore(music);
  const isSilent = useStore(muted);
  const isOn = isWanted && !isSilent;
  useEffect(() => {
    if (!isOn || tune === null || prefersReducedMotion()) return undefined;
    if (tune !== feast) return playRound(tune);
    // Waits until the podium is built, which has a bell of its own.
    let stop = () => {};
    const timer = setTimeout(() => (stop = playRound(tune)), BUILT_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isOn, tune]);
}
const BUILT_MS = 5_500;
