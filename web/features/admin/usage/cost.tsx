import { number } from "#shared/numbers";

/** 1.240,07 */
export function dollars(cost: number): string {
  const cents = Math.round(cost * 100);
  return `${number(Math.floor(cents / 100))},${String(cents % 100).padStart(2, "0")}`;
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
