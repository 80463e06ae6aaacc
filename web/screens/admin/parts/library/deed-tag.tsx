import { Tag } from "../../../../ui/tag";
import type { Deed } from "./use-review";

const tags = {
  waiting: { word: "Yayında", tone: "ok", icon: "check" },
  busy: { word: "Kaydediliyor", tone: "plain", icon: "clock" },
  listed: { word: "Yayında", tone: "ok", icon: "check" },
  kept: { word: "Listede kaldı", tone: "ok", icon: "check" },
  refused: { word: "Reddedildi", tone: "err", icon: "x" },
  moved: { word: "Yenilendi", tone: "warn", icon: "warning" },
  hidden: { word: "Kaldırıldı", tone: "err", icon: "x" },
} as const;

/** What was done to it a moment ago. */
export function deedTag(deed: Deed | undefined) {
  if (!deed) return null;
  const { word, tone, icon } = tags[deed];
  return (
    <Tag tone={tone} icon={icon}>
      {word}
    </Tag>
  );
}
