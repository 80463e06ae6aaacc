import { useEffect, useState, useSyncExternalStore } from "react";
import { optionKeys, type AskedText } from "./question-text";

/** Reading a question aloud, where the device has a Turkish voice. */
export function useSpeech(asked: AskedText) {
  const voice = useSyncExternalStore(subscribe, turkishVoice, () => null);
  const [isSpeaking, setSpeaking] = useState(false);
  const { question_text, options } = asked;
  useEffect(() => () => window.speechSynthesis?.cancel(), []);
  if (!voice) return null;
  const toggle = () => {
    speechSynthesis.cancel();
    setSpeaking(!isSpeaking);
    if (isSpeaking) return;
    const lines = optionKeys.flatMap((key) => (options[key] === undefined ? [] : [`${key}: ${options[key]}`]));
    const speech = new SpeechSynthesisUtterance([question_text, ...lines].join(".\n"));
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
