import { useLocation } from "react-router";

/** State of a navigation into a follow-up game: its players are being asked on their phones. A reload keeps it. */
type Asked = { readonly arePhonesAsked: boolean };

export const phonesAsked = (players: number): { readonly state: Asked } => ({ state: { arePhonesAsked: players > 0 } });

export const useArePhonesAsked = (): boolean => (useLocation().state as Asked | null)?.arePhonesAsked === true;
