import type { ToRead } from "./import-file";
import { outcomeOf } from "./outcome";
import { answerPage } from "./worker-side";

answerPage(({ bytes, roles }: ToRead) => outcomeOf(new Uint8Array(bytes), roles));
