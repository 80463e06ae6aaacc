export { reportWords } from "./report-words";
export { OriginLine } from "./share/origin-line";
export { ShareDialog } from "./share/share-dialog";
export { StandingTag } from "./share/standing-tag";
