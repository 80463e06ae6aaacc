import { useState } from "react";
import type { Announcement } from "#protocol/http/replies/people";
import { recalled, remember } from "#browser/device";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/overlays/banner.tsx";

/** Id of the announcement that was closed on this device. */
const CLOSED_KEY = "bilye.announcement";

/** An administrator's announcement above the page; a closed one does not come back, a new one does. */
export default function AnnouncementBar({ id, text }: Announcement) {
  const [closed, setClosed] = useState(() => recalled(CLOSED_KEY));
  if (id === closed) return null;
  const close = () => {
    remember(CLOSED_KEY, id);
    setClosed(id);
  };
  return (
    <Banner
      tone="info"
      shape="strip"
      action={<Button variant="quiet" size="sm" icon="x" aria-label="Duyuruyu kapat" onClick={close} />}
    >
      {text}
    </Banner>
  );
}
