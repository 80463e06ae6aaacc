import { number } from "#shared/numbers";

/** 1.240,07; less than a cent with the four decimals that are sent: 0,0007 */
export function dollars(cost: number): string {
  const decimals = cost > 0 && cost < 0.01 ? 4 : 2;
  const parts = 10 ** decimals;
  const rounded = Math.round(cost * parts);
  return `${number(Math.floor(rounded / parts))},${String(rounded % parts).padStart(decimals, "0")}`;
}

/** Explains the estimated cost. */
export const HowCostIsReckoned = () => (
  <details>
    <summary>Nasıl hesaplanır?</summary>
    <p>
      Bir oyunun, bir oyuncunun ve bir ödevin kullandığı istek, satır ve saniyeler sayılmış, Cloudflare’in fiyat
      listesiyle (Workers Paid, Kasım 2026) çarpılmıştır. Plana dâhil olanlar düşülmez; aylık plan ücreti ayrıca ödenir.
    </p>
  </details>
);
