import { Tag } from "#ui/tag.tsx";
import type { Done } from "./use-review";

const tags = {
  listed: { word: "Yayında", tone: "ok", icon: "check" },
  kept: { word: "Listede kaldı", tone: "ok", icon: "check" },
  refused: { word: "Reddedildi", tone: "err", icon: "x" },
  moved: { word: "Yenilendi", tone: "warn", icon: "warning" },
  hidden: { word: "Kaldırıldı", tone: "err", icon: "x" },
} as const;
const busy = { word: "Kaydediliyor", tone: "plain", icon: "clock" } as const;

/** Tag for the latest decision about a row. */
export function deedTag(done: Done | undefined) {
  if (!done) return null;
  const { word, tone, icon } = done.step === "busy" ? busy : tags[done.deed];
  return (
    <Tag tone={tone} icon={icon}>
      {word}
    </Tag>
  );
}
