import type { MatchShown, MatchSolution } from "#question/match";
import { PlacedList } from "../shared/places/board/placed-list";
import { PlacesRemark } from "../shared/places/board/places-remark";
import { mixedUp } from "../shared/places/mixed-up";
import { askedOf, type Closed } from "../answers";
import type { BoardKind, RevealedProps } from "../board";
import { Distribution } from "./distribution";
import { PairTiles } from "./pair-tiles";

export const board: BoardKind = {
  Answering: PairTiles,
  Distribution,
  OnRemote: ({ question: { left, options, correct_option } }: { readonly question: MatchShown & MatchSolution }) => (
    <PlacedList
      texts={left.map((text, i) => {
        const letter = correct_option[i]!;
        return { left: text, letter, text: options[letter] ?? "" };
      })}
    />
  ),
  opensIn: (seconds) => `Eşler ${seconds} saniye sonra açılacak`,
  questionAndAnswers: "Soru ve eşler",
  hint: (_, isClosed) => (isClosed ? ["chart", "Kim neyle eşledi: sayılar kişi"] : ["link", "Eşini telefonundan seç"]),
  Remark({ asked, result }: RevealedProps<MatchShown, MatchSolution & Closed>) {
    const mixed = mixedUp(result.correct_option, result.grid);
    const [one, other] = (mixed ?? []).map((row) => asked?.left[row - 1] ?? `${row}. eş`);
    const words = mixed && `En çok ${one} ile ${other} karıştı`;
    return <PlacesRemark right={result.right} asked={askedOf(result)} whole="Tüm eşleri bulan" mixed={words} />;
  },
};
