import { optionFaults, readOptions, type WrittenOptions } from "./options/option-list";
import { mixedOptions, optionCounts, playedOptions, shownOptions, type PlayedOptions } from "./options/played-options";
import { isOptionKey, type Kind } from "./question";

/** Two to six options, none of which is right. An answer is a letter. */
export type PollFields = WrittenOptions & { readonly kind: "poll" };
export type Poll = PlayedOptions & { readonly kind: "poll" };
type PollSolution = { readonly kind?: "poll"; readonly correct_option: null };

export const poll: Kind<PollFields, Poll, PollFields, PollSolution> = {
  isJudged: false,
  defaultSeconds: 30,
  onBoard: "taps",
  isOnCards: true,
  read(fields) {
    const { written, faults } = readOptions(fields);
    return { draft: { kind: "poll", ...written }, faults };
  },
  faults: optionFaults,
  body: (draft) => (optionFaults(draft).length > 0 ? null : { kind: "poll", ...playedOptions(draft) }),
  played({ options, optionImages }) {
    const { draft, faults } = poll.read({ options, option_images: optionImages });
    return faults.length === 0 ? poll.body(draft) : null;
  },
  shown: (body) => ({ kind: "poll", ...shownOptions(body) }),
  solution: () => ({ correct_option: null }),
  dealt: (body, isMixed, random) => (isMixed ? { ...body, ...mixedOptions(body, random).mixed } : body),
  takes: ({ options }, value) => isOptionKey(value) && options[value] !== undefined,
  share: () => null,
  distribution: optionCounts,
  mistake: () => null,
};
