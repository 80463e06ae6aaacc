import { cutGraphemes } from "#browser/graphemes";
import { mostLetters, type JoinParts } from "./parts";
import { clearFault } from "./show-faults";

/** The nickname field: a known name is offered in it, never over what was typed, nor where the game makes the names. */
export function nicknameField(parts: JoinParts, changed: () => void) {
  const { nickname, count } = parts;
  let isTyped = nickname.value !== "";
  /** Whether the game of the code makes the names has been told, or nobody could be asked. */
  let isSettled = false;
  let known = "";
  /** What stood here before a game made the names. */
  let before = "";

  const offer = () => {
    if (isSettled && !isTyped && !nickname.readOnly) {
      nickname.value = known;
      selectOffered();
    }
    changed();
  };
  /** Who types takes the place of what was offered, also where it was offered to who is about to type. */
  const selectOffered = () => {
    if (!isTyped && nickname.matches(":focus")) nickname.select();
  };
  nickname.addEventListener("focus", selectOffered);
  nickname.addEventListener("input", (event) => {
    isTyped = true;
    if (!(event instanceof InputEvent && event.isComposing)) {
      const cut = cutGraphemes(nickname.value, mostLetters(nickname));
      if (cut !== nickname.value) {
        nickname.value = cut;
        parts.note.textContent = `Takma ad en çok ${mostLetters(nickname)} harf; sonu kesildi.`;
      }
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
