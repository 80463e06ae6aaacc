// The library's own worker. It listens as soon as it is loaded.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
