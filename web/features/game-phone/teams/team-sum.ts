import { number } from "#shared/numbers";
import { netText } from "#words/net";

type Sum = { readonly score: number; readonly net?: number | undefined };

/** "1.240" · "7,67" */
export const sumOf = ({ score, net }: Sum): string => (net === undefined ? number(score) : netText(net));
export const unitOf = ({ net }: Sum): string => (net === undefined ? "puan" : "net");

/** "+677" · "+0,67" · "\u22120,11": a question's part of it. Nothing by net, from a pupil who left it blank, is "boş". */
export function gainOf({ points, net }: Pick<Sum, "net"> & { readonly points: number }, isBlank: boolean): string {
  if (net !== undefined && points === 0 && isBlank) return "boş";
  const gain = net === undefined ? number(points) : netText(points / 1000);
  return points < 0 ? gain : `+${gain}`;
}
