import { mostLetters, tidy } from "../form";
import type { JoinParts } from "./parts";
import { clearFault } from "./show-faults";

/** The nickname field: offers a known name, but never over typed text, nor if the game makes the names. */
export function nicknameField(parts: JoinParts, changed: () => void) {
  const { nickname, count } = parts;
  let isTyped = nickname.value !== "";
  /** True once it is known if the game makes the names, or that this cannot be found out. */
  let isSettled = false;
  let known = "";
  /** The field's text before a game made the names. */
  let before = "";

  const offer = () => {
    if (isSettled && !isTyped && !nickname.readOnly) {
      nickname.value = known;
      selectOffered();
    }
    changed();
  };
  /** Selects an offered name, so that typing replaces it, even if the field already had the focus. */
  const selectOffered = () => {
    if (!isTyped && nickname.matches(":focus")) nickname.select();
  };
  nickname.addEventListener("focus", selectOffered);
  nickname.addEventListener("input", (event) => {
    isTyped = true;
    if (!(event instanceof InputEvent && event.isComposing) && tidy(nickname)) {
      parts.note.textContent = `Takma ad en çok ${mostLetters(nickname)} harf; sonu kesildi.`;
    }
    changed();
    clearFault(parts, "nickname");
  });

  return {
    offer: (name: string) => {
      known = name;
      offer();
    },
    settle: (isGenerated: boolean) => {
      isSettled = true;
      if (isGenerated !== nickname.readOnly) {
        [nickname.value, before] = [before, nickname.value];
        nickname.readOnly = count.hidden = isGenerated;
        clearFault(parts, "nickname");
        nickname.placeholder = isGenerated ? "Adını Bilye verecek" : "";
      }
      offer();
    },
  };
}
