import { PlacedList } from "../shared/places/board/placed-list";
import { PlacesRemark } from "../shared/places/board/places-remark";
import { mixedUp } from "../shared/places/mixed-up";
import { askedOf } from "../answers";
import type { BoardKind } from "../board";
import { Distribution } from "./distribution";
import { PairTiles } from "./pair-tiles";

export const board: BoardKind<"match"> = {
  Answering: PairTiles,
  Distribution,
  OnRemote: ({ question: { left, options, correct_option } }) => (
    <PlacedList
      texts={left.map((text, i) => {
        const letter = correct_option[i]!;
        return { left: text, letter, text: options[letter] ?? "" };
      })}
    />
  ),
  opens: "Eşler",
  questionAndAnswers: "Soru ve eşler",
  hint: (_, isClosed) => (isClosed ? ["chart", "Kim neyle eşledi: sayılar kişi"] : ["link", "Eşini telefonundan seç"]),
  Remark({ asked, result }) {
    const mixed = mixedUp(result.correct_option, result.grid);
    const [one, other] = (mixed ?? []).map((row) => asked?.left[row - 1] ?? `${row}. eş`);
    const words = mixed && `En çok ${one} ile ${other} karıştı`;
    return <PlacesRemark right={result.right} asked={askedOf(result)} whole="Tüm eşleri bulan" mixed={words} />;
  },
};
