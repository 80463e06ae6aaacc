import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import type { Taps } from "../taps";

/**
 * Keys of the team panel: Tab goes team by team; 1 to 6 or the letters answer for the focused team and move on to the next one;
 * arrows move between the choices.
 */
export function useTeamKeys(panel: RefObject<HTMLElement | null>, offered: Taps | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const block = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-team]") : null;
    if (!block || !offered || event.ctrlKey || event.metaKey || event.altKey) return;
    const taps = [...block.querySelectorAll<HTMLElement>("[data-tap]")];
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const letter = event.key.toLocaleUpperCase("en");
    const found = offered.keys.find(({ value }, i) => value === letter || String(i + 1) === event.key);
    if (step !== 0) taps[taps.indexOf(event.target as HTMLElement) + step]?.focus();
    else if (found) {
      taps.find(({ dataset }) => dataset.tap === found.value)?.click();
      if (!offered.several) nextOf(block)?.focus();
    } else return;
    event.preventDefault();
  });
  useLayoutEffect(() => {
    const element = panel.current!;
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  }, [panel]);
}

const nextOf = (block: HTMLElement): HTMLElement | null =>
  (block.nextElementSibling ?? block.closest("footer"))?.querySelector<HTMLElement>(
    block.nextElementSibling ? "button" : ":scope > div:last-child button:last-of-type",
  ) ?? null;
