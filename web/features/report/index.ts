export { ProgressView } from "./progress/progress-view";

export const loadReport = () => import("./report-page");
