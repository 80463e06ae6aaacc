type Drawing = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Canvases for a worker, which has no document to make them in. */
class CanvasFactory {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }
  reset({ canvas }: Drawing, width: number, height: number): void {
    if (!canvas) return;
    canvas.width = Math.max(1, width);
    canvas.height = Math.max(1, height);
  }
  destroy(drawing: Drawing): void {
    this.reset(drawing, 1, 1);
    drawing.canvas = null;
    drawing.context = null;
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  }
}

/** Filters need a document: pictures are drawn without them. */
class FilterFactory {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addKnockoutFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  addSelectionHCMFilter = () => "none";
  addSelectionFilter = () => "none";
  createSelectionStyle = () => null;
  destroy = () => undefined;
}

/** The library takes its own in a page. */
export const canvases =
  globalThis.document === undefined && typeof OffscreenCanvas !== "undefined" ? { CanvasFactory, FilterFactory } : {};
