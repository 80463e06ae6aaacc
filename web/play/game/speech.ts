import { useEffect, useState, useSyncExternalStore } from "react";
import { phoneKinds } from "../../kinds/phone";
import type { LiveQuestion } from "../../live/game";

/** Reading a question aloud, where the device has a Turkish voice. */
export function useSpeech(asked: LiveQuestion) {
  const voice = useSyncExternalStore(subscribe, turkishVoice, () => null);
  const [isSpeaking, setSpeaking] = useState(false);
  const { listed } = phoneKinds.usePart(asked);
  useEffect(() => () => window.speechSynthesis?.cancel(), []);
  if (!voice) return null;
  const toggle = () => {
    speechSynthesis.cancel();
    setSpeaking(!isSpeaking);
    if (isSpeaking) return;
    const speech = new SpeechSynthesisUtterance([asked.question_text, ...listed(asked)].join(".\n"));
    speech.voice = voice;
    speech.lang = voice.lang;
    speech.addEventListener("end", () => setSpeaking(false));
    speech.addEventListener("error", () => setSpeaking(false));
    speechSynthesis.speak(speech);
  };
  return { isSpeaking, toggle };
}

function turkishVoice(): SpeechSynthesisVoice | null {
  if (!("speechSynthesis" in window)) return null;
  return speechSynthesis.getVoices().find(({ lang }) => /^tr\b/i.test(lang)) ?? null;
}

function subscribe(changed: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => {};
  speechSynthesis.addEventListener("voiceschanged", changed);
  return () => speechSynthesis.removeEventListener("voiceschanged", changed);
}
