import { useArePhonesAsked } from "#hosting/phones-asked";

/** Says why a follow-up game's lobby is empty at first: a phone that is asked joins within twenty seconds. */
export function AskedPhones({ players, className }: { readonly players: number; readonly className?: string }) {
  const areAsked = useArePhonesAsked();
  return areAsked && players === 0 && <p className={className}>Telefonlara soruldu; gelenler burada görünür.</p>;
}
