import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import type { Scene } from "#hosting/scene";
import type { Page } from "#answering/own-pace/work";
import type { OutReason, Phase } from "#game-client/game";
import type { Lost } from "#features/game-phone/lost/use-lost";

/**
 * Every scene of the board, every screen of a phone and every page of a homework, with the place in a browser test that checks
 * it: `spec › expected text`, followed by the check. The types demand a row for every addition.
 */
type Looks<Name extends string> = Readonly<Record<Name, string>>;

const board: Looks<Scene["name"]> = {
  wait: 'pairing › "a board that waits for its game"',
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
  left: 'phone › "Oyundan çıktın"',
  session_invalid: 'by-number › "a freed seat"',
  not_found: 'phone › "Oyun kapandı"',
  // Checked only on a board, because pupils are never signed out of a game.
  signed_out: 'sign-in › "a board that was signed out"',
};

const lost: Looks<Exclude<Lost["kind"], "none" | "back">> = {
  banner: 'phone › seen(cut.page, "Cevabın gönderiliyor.")',
  gave_up: 'phone › "Bağlanamadık"',
};

const homework: Looks<Page["name"]> = {
  pin: 'homework-pupil › "the pin"',
  question: 'homework-pupil › "a question"',
  verdict: 'homework-pupil › "a verdict"',
  missed: 'homework-pupil › "a question that was missed"',
  ready: 'homework-pupil › "before a clock begins"',
  break: 'homework-pupil › "a break"',
  waiting: 'homework-pupil › "an answer that waits for a network"',
  finished: 'homework-pupil › "the end"',
  over: 'homework-pupil › "it is over"',
  gone: 'homework-pupil › "a homework that is gone"',
};

// The scenes that browser tests look at are named in their code; no compiler notices which are left out.
const specs = new Map(
  readdirSync("test/e2e", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => [basename(file, ".spec.ts"), readFileSync(`test/e2e/${file}`, "utf8").split("\n")]),
);

/** Finds a look in the line, or within a few lines after it. */
function isLookedAt(named: string): boolean {
  const [spec, text] = named.split(" › ");
  const lines = specs.get(spec!) ?? [];
  const looks = /expect(?:Sound|SoundBoard|Fit|FitBothWays|FitEverywhere)\(/;
  return lines.some((line, i) => line.includes(text!) && lines.slice(i, i + 7).some((one) => looks.test(one)));
}

const all = Object.entries({ board, phone, out, lost, homework }).flatMap(([part, rows]) =>
  Object.entries(rows).map(([name, named]) => ({ name: `${part}: ${name}`, named })),
);

test("every scene, screen and page is looked at by the test in its row", () => {
  const missing = all.filter(({ named }) => !isLookedAt(named));
  expect(missing).toEqual([]);
});
