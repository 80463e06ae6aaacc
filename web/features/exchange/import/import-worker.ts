import type { ToRead } from "./import-file";
import { outcomeFrom } from "./outcome";
import { answerPage } from "./worker-side";

answerPage(({ source, roles, drawsPages }: ToRead, watch) => outcomeFrom(source, roles, watch, drawsPages));
