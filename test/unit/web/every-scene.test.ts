import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import type { Scene } from "../../../web/board/scenes/scene";
import type { Page } from "../../../web/homework/work/work";
import type { OutReason, Phase } from "../../../web/live/game";
import type { Lost } from "../../../web/play/game/lost/use-lost";

/**
 * Every scene of the board, every screen of a phone and every page of a homework, with the place in a browser test where it is
 * looked at: `spec › what is waited for`, and the look follows. The types make a row of whatever is added.
 */
type Looks<Name extends string> = Readonly<Record<Name, string | typeof unseen>>;
/** Shown in tests that do something else; axe and the narrow phone have not been there yet. No row may be added with it. */
const unseen = null;

const board: Looks<Scene["name"]> = {
  wait: unseen,
  lobby: 'teams › "the lobby of teams"',
  ready: 'rehearsal › heading", { name: "Soru bir?" }',
  question: 'rehearsal › passTimeUntil(board, board.getByRole("button", { name: "Süreyi bitir" }))',
  reveal: 'rehearsal › board.getByRole("button", { name: "Puan durumu" })).toBeVisible()',
  table: 'teams › "the standing of teams"',
  podium: 'teams › "the podium of teams"',
};

const phone: Looks<Exclude<Phase["name"], "out">> = {
  connecting: 'phone › "Oyuna bağlanılıyor"',
  lobby: 'phone › "Öğretmenin başlatınca ilk soru burada açılacak."',
  between: 'phone › "Sıradaki soruda sen de varsın."',
  question: 'phone › pupil.option("D"), seen(pupil.page, "Cevabın alındı.")',
  reveal: 'phone › heading", { name: "Doğru!" }',
  ended: 'phone › "2 oyuncu arasında 1. oldun"',
};

const out: Looks<OutReason> = {
  removed: 'phone › "Oyundan çıkarıldın"',
  replaced: 'phone › "Bu oyun başka bir sekmede açıldı."',
  closed: 'phone › "Öğretmenin bu oyunu sonlandırdı."',
  left: unseen,
  session_invalid: unseen,
  not_found: unseen,
  signed_out: unseen,
};

const lost: Looks<Exclude<Lost["kind"], "none" | "back">> = {
  banner: 'phone › seen(cut.page, "Cevabın gönderiliyor.")',
  page: 'phone › "Bağlantı koptu", "Bağlanamadık"',
  gave_up: 'phone › "Bağlantı koptu", "Bağlanamadık"',
};

const homework: Looks<Page["name"]> = {
  pin: 'homework-pupil › "the pin"',
  question: 'homework-pupil › "a question"',
  verdict: 'homework-pupil › "a verdict"',
  missed: unseen,
  ready: unseen,
  break: 'homework-pupil › "a break"',
  waiting: unseen,
  finished: 'homework-pupil › "the end"',
  over: 'homework-pupil › "it is over"',
  gone: unseen,
};

const specs = new Map(
  readdirSync("test/e2e", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => [basename(file, ".spec.ts"), readFileSync(`test/e2e/${file}`, "utf8").split("\n")]),
);

/** A look stands in the line, or within a few lines behind it. */
function isLookedAt(named: string): boolean {
  const [spec, text] = named.split(" › ");
  const lines = specs.get(spec!) ?? [];
  const looks = /expect(?:Sound|SoundBoard|Fit|FitBothWays|FitEverywhere)\(/;
  return lines.some((line, i) => line.includes(text!) && lines.slice(i, i + 7).some((one) => looks.test(one)));
}

const all = Object.entries({ board, phone, out, lost, homework }).flatMap(([part, rows]) =>
  Object.entries(rows).map(([name, named]) => ({ name: `${part}: ${name}`, named })),
);

test("every scene, screen and page is looked at where its row says", () => {
  const missing = all.filter(({ named }) => named !== unseen && !isLookedAt(named));
  expect(missing).toEqual([]);
});

test("no more of them are unseen than there were", () => {
  expect(all.flatMap(({ name, named }) => (named === unseen ? [name] : []))).toEqual([
    "board: wait",
    "out: left",
    "out: session_invalid",
    "out: not_found",
    "out: signed_out",
    "homework: missed",
    "homework: ready",
    "homework: waiting",
    "homework: gone",
  ]);
});
