import type { ForeignSeats } from "#protocol/live/foreign-seats";
import { homework } from "#api/homework-api";
import { ForeignSeatsStrip, seatsFreed } from "#screens/foreign-seats.tsx";
import { useChange } from "../dialogs/use-change";
import * as styles from "./foreign-places.module.css";

type Props = { readonly of: string; readonly seats: readonly ForeignSeats[] };

/** Lets the teacher keep or free the places taken from another network; freed places lose their answers. */
export function ForeignPlaces({ of, seats }: Props) {
  const { busy, change } = useChange();
  const keep = (network: string) => change("Kaydedilemedi", () => homework.keepSeats(of, network));
  const free = async (network: string) => {
    const done = await change("Yerler boşaltılamadı", () => homework.freeSeats(of, network));
    if (done) seatsFreed(done.reply.freed);
  };
  return (
    <ForeignSeatsStrip
      className={styles.row}
      seats={seats}
      busy={busy}
      onKeep={(network) => void keep(network)}
      onFree={({ network }) => void free(network)}
    />
  );
}
