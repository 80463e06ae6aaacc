import { useEffect, useEffectEvent, useState } from "react";
import type { HomeworkFacts, HomeworkResult, HomeworkView } from "#protocol/http/replies/homework";
import { deviceMemory } from "#browser/device";
import type { Env } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";
import type { ApiReply } from "#api/requests";
import { MessagePage } from "#answering/waiting/message.tsx";
import { OrbitingMarble } from "#answering/waiting/orbit.tsx";
import { useLasting } from "#answering/use-lasting";
import { PlainButton } from "#ui/plain-button.tsx";
import { askForHomework } from "#homework-client/calls";
import { forgetWork, type OwnView } from "#homework-client/stored";
import { homeworkSeats, type HomeworkSeat } from "#homework-client/seat";
import { slowConnection } from "#words/pupil-sentences";
import { looksOffline } from "#words/refusals";
import { GonePage, OverPage } from "./load-parts";
import { meaningOf } from "#answering/own-pace/refusals";
import type { Gone } from "#answering/own-pace/work";

type Props = {
  readonly env: Env;
  readonly code: string;
  readonly seat: HomeworkSeat;
  readonly onOpen: (view: OwnView) => void;
};
type State =
  | { readonly name: "asking" | "offline" }
  | { readonly name: "over"; readonly homework: HomeworkFacts; readonly result: HomeworkResult | null }
  | { readonly name: "gone"; readonly why: Gone };

const SLOW_MS = 5_000;
const PAUSE_MS = 4_000;

/** Asks the server about this device's place in the homework. */
export function HomeworkStart({ env, code, seat, onOpen }: Props) {
  const [state, setState] = useState<State>({ name: "asking" });
  const isSlow = useLasting(state.name === "asking", SLOW_MS);
  const [presses, setPresses] = useState(0);
  const ask = useEffectEvent(() => {
    setState({ name: "asking" });
    return askForHomework(env, code, seat.session);
  });
  const take = useEffectEvent((reply: ApiReply<HomeworkView>) => {
    if (reply.ok) {
      const { you } = reply.body;
      if (you) onOpen({ ...reply.body, you });
      else setState({ name: "gone", why: "unknown" });
      return null;
    }
    const meaning = meaningOf(reply);
    if (meaning.type === "over") setState({ name: "over", ...meaning.said });
    else if (meaning.type === "gone") {
      forgetWork(deviceMemory(), code);
      homeworkSeats.forget(deviceMemory(), code);
      setState({ name: "gone", why: meaning.why });
    } else {
      setState({ name: "offline" });
      return reply.retryAfterMs ?? 0;
    }
    return null;
  });
  useEffect(
    () => keepAsking(env, { ask: () => ask(), take: (reply) => take(reply), every: PAUSE_MS, wakes: true }),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a press asks at once
    [env, presses],
  );
  if (state.name === "over") {
    const { homework, result } = state;
    return <OverPage homework={homework} result={result} code={code} seat={seat} unsent={0} />;
  }
  if (state.name === "gone") return <GonePage why={state.why} />;
  return (
    <MessagePage
      marble={<OrbitingMarble seed={seat.marble} />}
      title="Ödevin açılıyor"
      actions={
        state.name === "offline" && (
          <PlainButton variant="field" size="lg" block onClick={() => setPresses(presses + 1)}>
            Şimdi dene
          </PlainButton>
        )
      }
    >
      {state.name === "offline" ? `${looksOffline} Bağlantı gelince ödevin açılır.` : isSlow && slowConnection}
    </MessagePage>
  );
}
