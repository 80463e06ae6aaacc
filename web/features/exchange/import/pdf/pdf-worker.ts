import { addForLibrary } from "./newer";
// The library's own worker. It listens as soon as it is loaded, and uses newer methods with the first message.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";

addForLibrary();
