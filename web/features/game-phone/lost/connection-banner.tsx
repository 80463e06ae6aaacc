import { TRIES } from "#game-client/connection";
import { Banner } from "#ui/overlays/banner.tsx";
import type { Lost } from "./use-lost";

/** Above the phase; the tiles below stay usable. */
export function ConnectionBanner({ lost }: { readonly lost: Lost }) {
  // Always rendered: screen readers would miss the first words otherwise.
  return (
    <div role="status">
      {lost.kind === "banner" && (
        <Banner tone="warn" shape="strip">
          Bağlantı koptu, yeniden bağlanılıyor ({lost.attempt}/{TRIES})
        </Banner>
      )}
      {lost.kind === "back" && (
        <Banner tone="ok" shape="strip">
          Yeniden bağlandın.
        </Banner>
      )}
    </div>
  );
}
