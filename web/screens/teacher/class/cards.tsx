import { CardsTab } from "../../../cards/print/cards-tab";
import type { OpenClass } from "./tabs";

/** The cards of this class, to be printed. */
export default function Cards({ schoolClass: { name, students } }: OpenClass) {
  return <CardsTab className={name} students={students} />;
}
