import { answerPage } from "../import/worker-side";
import { listOutcome } from "./read-list";

answerPage((bytes: ArrayBuffer) => listOutcome(new Uint8Array(bytes)));
