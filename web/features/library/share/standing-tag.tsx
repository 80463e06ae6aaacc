import type { LibraryPlace } from "#protocol/http/replies/sharing";
import { Tag } from "#ui/tag.tsx";
import { standingOf } from "./library-state";

/** "İncelemede", "Kütüphanede", "Reddedildi"; nothing for a set that was never handed in. */
export function StandingTag({ place }: { readonly place: LibraryPlace | null | undefined }) {
  const standing = standingOf(place);
  if (!standing) return null;
  return (
    <Tag tone={standing.tone} icon={standing.icon}>
      {standing.word}
    </Tag>
  );
}
