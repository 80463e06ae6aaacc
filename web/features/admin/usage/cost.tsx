import { number } from "#shared/numbers";

export const dollars = (cost: number): string => number(Math.round(cost * 100) / 100);

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
