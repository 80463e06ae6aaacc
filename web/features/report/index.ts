export { ProgressView } from "./progress/progress-view";
