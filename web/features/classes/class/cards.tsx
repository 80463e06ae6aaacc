import { CardsTab } from "#features/cards/index";
import type { OpenClass } from "./open-class";

export default function Cards({ schoolClass }: OpenClass) {
  return <CardsTab className={schoolClass.name} students={schoolClass.students} />;
}
