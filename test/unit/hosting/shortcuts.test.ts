import { expect, test } from "vitest";
import { shortcutFor } from "#hosting/shortcuts";

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

test.each([
  [" ", "primary"],
  ["Enter", "primary"],
  ["ArrowRight", "primary"],
  ["PageDown", "primary"],
  ["f", "fullscreen"],
  ["F", "fullscreen"],
  ["m", "mute"],
  ["d", "dark"],
  ["k", "code"],
  ["L", "lock"],
  ["p", "points"],
  ["v", "picture"],
  ["C", "camera"],
  ["?", "help"],
  ["x", null],
  ["Escape", null],
  ["ArrowLeft", null],
] as const)("the key %j asks for %s", (key, shortcut) => {
  expect(shortcutFor(press(key))).toBe(shortcut);
});

test.each([["ctrlKey"], ["metaKey"], ["altKey"], ["repeat"]] as const)("a key with %s is not handled", (modifier) => {
  expect(shortcutFor(press("p", { [modifier]: true }))).toBeNull();
});
