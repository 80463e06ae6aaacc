import { useEffect, useState, useSyncExternalStore } from "react";
import { phoneKinds } from "#kinds/phone";
import type { LiveQuestion } from "#game-client/game";
import { said } from "#question-text/set-text.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./reading-tools.module.css";

/** Undefined in browsers that cannot speak. */
const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;

/** Reads a question aloud, if the device has a voice of its language. */
export function SpeechButton({ asked }: { readonly asked: LiveQuestion }) {
  const voice = useSyncExternalStore(subscribe, () => voiceFor(asked.lang));
  const [isSpeaking, setSpeaking] = useState(false);
  const { listed } = phoneKinds.usePart(asked);
  useEffect(() => () => speech?.cancel(), []);
  if (!voice || !speech) return null;
  const toggle = () => {
    speech.cancel();
    setSpeaking(!isSpeaking);
    if (isSpeaking) return;
    const texts = [asked.question_text, asked.image?.alt ?? "", ...listed(asked)];
    const words = new SpeechSynthesisUtterance(texts.map(said).join(".\n"));
    words.voice = voice;
    words.lang = voice.lang;
    for (const over of ["end", "error"]) words.addEventListener(over, () => setSpeaking(false));
    speech.speak(words);
  };
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label="Soruyu sesli oku"
      aria-pressed={isSpeaking}
      onClick={toggle}
    >
      <Icon name={isSpeaking ? "mute" : "sound"} />
    </button>
  );
}

const voiceFor = (language = "tr"): SpeechSynthesisVoice | null =>
  speech?.getVoices().find(({ lang }) => lang.split(/[-_]/)[0] === language.split("-")[0]) ?? null;

function subscribe(changed: () => void): () => void {
  speech?.addEventListener("voiceschanged", changed);
  return () => speech?.removeEventListener("voiceschanged", changed);
}
