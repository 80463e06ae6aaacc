import { OptionTiles } from "../shared/options/board/option-tiles";
import { PlacesRemark } from "../shared/places/board/places-remark";
import { PlacedList } from "../shared/places/board/placed-list";
import { mixedUp } from "../shared/places/mixed-up";
import { askedOf } from "../answers";
import type { BoardKind } from "../board";
import { Distribution } from "./distribution";

export const board: BoardKind<"order"> = {
  Answering: OptionTiles,
  Distribution,
  OnRemote: ({ question: { options, correct_option } }) => (
    <PlacedList texts={Array.from(correct_option, (letter) => ({ letter, text: options[letter] ?? "" }))} />
  ),
  opens: "Kartlar",
  questionAndAnswers: "Soru ve kartlar",
  hint: (_, isClosed) =>
    isClosed ? ["chart", "Çubuk: o sıraya doğru kartı koyanlar"] : ["up", "Doğru sıraya koy, sırayla dokun"],
  Remark({ result }) {
    const mixed = mixedUp(result.correct_option, result.grid);
    const words = mixed && `En çok ${mixed[0]}. ve ${mixed[1]}. sıra karıştı`;
    return <PlacesRemark right={result.right} asked={askedOf(result)} whole="Tam sıralayan" mixed={words} />;
  },
};
