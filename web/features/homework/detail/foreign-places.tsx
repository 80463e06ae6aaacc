import type { ForeignSeats, KeptSeats } from "#protocol/live/foreign-seats";
import { homework } from "#api/homework-api";
import { useRevalidator } from "react-router";
import { number } from "#shared/numbers";
import { toast } from "#ui/overlays/toasts";
import { useAction } from "#screens/use-action";
import { ForeignSeatsStrip } from "#screens/foreign-seats.tsx";
import * as styles from "./foreign-places.module.css";

type Props = { readonly of: string; readonly seats: readonly ForeignSeats[] };

/** Lets the teacher keep or free the places taken from another network. */
export function ForeignPlaces({ of, seats }: Props) {
  const { revalidate } = useRevalidator();
  const keep = useAction("Kaydedilemedi", async (kept: KeptSeats) => {
    await homework.keepSeats(of, kept);
    await revalidate();
  });
  const free = useAction("Yerler boşaltılamadı", async (network: string, keepAnswered: boolean) => {
    const { freed } = await homework.freeSeats(of, network, keepAnswered);
    await revalidate();
    toast.success(`${number(freed)} yer boşaltıldı.`);
  });
  return (
    <ForeignSeatsStrip
      className={styles.row}
      seats={seats}
      busy={keep.busy || free.busy}
      onKeep={keep.run}
      onFree={({ network }, keepAnswered) => free.run(network, keepAnswered)}
    />
  );
}
