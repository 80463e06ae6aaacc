import { useEffect, useEffectEvent, useRef, useState } from "react";
import { deploymentConfig } from "#api/people-api";
import { Icon } from "#ui/drawn/icon.tsx";
import { Spinner } from "#ui/drawn/spinner.tsx";
import * as styles from "./form.module.css";
import { useSay } from "../use-say";

/** Cloudflare Turnstile, if this deployment has a key for it; nothing at all otherwise. */

type Turnstile = {
  render: (
    element: HTMLElement,
    options: {
      sitekey: string;
      language: string;
      appearance: "interaction-only";
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => void;
    },
  ) => string;
  reset: (widget: string) => void;
  remove: (widget: string) => void;
};
declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

type State = "off" | "running" | "passed" | "failed";

let script: Promise<void> | undefined;
function loadTurnstile(): Promise<void> {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => {
      script = undefined;
      reject(new Error("Turnstile could not be loaded"));
    });
    document.head.append(element);
  });
  return script;
}

/** The check of one form: its token, the row to show above the button, and a reset after a refused try. */
export function useHumanCheck() {
  const [state, setState] = useState<State>("off");
  /** The submissions made before it is known if there is a check; they wait until it ends. Null once it has ended. */
  const waiting = useRef<(() => void)[] | null>([]);
  const token = useRef<string | undefined>(undefined);
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<string | undefined>(undefined);

  const begin = () => {
    token.current = undefined;
    waiting.current ??= [];
    setState("running");
  };
  const end = (ended: Exclude<State, "running">) => {
    setState(ended);
    for (const send of waiting.current ?? []) send();
    waiting.current = null;
  };
  const start = useEffectEvent((sitekey: string) => {
    if (!place.current || !window.turnstile || widget.current !== undefined) return;
    widget.current = window.turnstile.render(place.current, {
      sitekey,
      language: "tr",
      appearance: "interaction-only",
      callback: (given) => {
        token.current = given;
        end("passed");
      },
      "expired-callback": begin,
      "error-callback": () => {
        token.current = undefined;
        end("failed");
      },
    });
  });
  const ended = useEffectEvent(end);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      // A failed request gives no key to show a check with; the server then decides.
      const sitekey = await deploymentConfig().then(
        (config) => config.turnstile_site_key,
        () => "",
      );
      if (isGone) return;
      if (sitekey === "") return ended("off");
      setState("running");
      try {
        await loadTurnstile();
        if (!isGone) start(sitekey);
      } catch {
        ended("failed");
      }
      return undefined;
    })();
    return () => {
      isGone = true;
      if (widget.current !== undefined) window.turnstile?.remove(widget.current);
      widget.current = undefined;
    };
  }, []);

  return {
    /** The token for `call`, once the check has ended; undefined if there is no check. */
    token: async () => {
      if (waiting.current !== null) await new Promise<void>((resolve) => waiting.current?.push(resolve));
      return token.current;
    },
    isWaiting: state === "running",
    /** A token is valid for one call. */
    renew: () => {
      if (widget.current === undefined) return;
      begin();
      window.turnstile?.reset(widget.current);
    },
    row: <HumanRow state={state} place={place} />,
  };
}

const words: Record<Exclude<State, "off">, string> = {
  running: "Güvenlik doğrulaması sürüyor…",
  passed: "Güvenlik doğrulaması tamam",
  failed: "Güvenlik doğrulaması tamamlanamadı.",
};

function HumanRow({ state, place }: { readonly state: State; readonly place: React.Ref<HTMLDivElement> }) {
  const say = useSay();
  return (
    <div className={`row wrap quiet ${styles.human}`} hidden={state === "off"}>
      {state === "running" && <Spinner />}
      {state === "passed" && <Icon name="check" />}
      <span role="status">
        {state !== "off" && words[state]}
        {state === "failed" && say(" Sayfayı yenileyip yeniden deneyin.", " Sayfayı yenileyip yeniden dene.")}
      </span>
      <div ref={place} />
    </div>
  );
}
