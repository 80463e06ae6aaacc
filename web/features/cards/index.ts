export { CardsTab } from "./print/cards-tab";
