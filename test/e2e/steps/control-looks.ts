/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page has nothing else of its file */

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
export type Ink = {
  readonly what: string;
  readonly colour: readonly [red: number, green: number, blue: number, share: number];
  /** The least contrast. */
  readonly needs: number;
  readonly boxes: readonly Box[];
};
export type Control = {
  readonly name: string;
  /** The part of the control that is drawn, which takes the ring. */
  readonly box: Box;
  readonly isField: boolean;
  readonly inks: readonly Ink[];
};

export type Found = { readonly id: number; readonly looks: string; readonly box: Box };

/** Numbers the controls that can be seen and used now. */
export function findControls(): Found[] {
  const sorts =
    "a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=button], [role=tab], [tabindex='0']";
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const theme = document.documentElement.dataset["theme"] ?? String(matchMedia("(prefers-color-scheme: dark)").matches);
  scrollTo(0, 0);
  // Those found before, which may lie below a dialog by now.
  for (const one of document.querySelectorAll("[data-control]")) one.removeAttribute("data-control");
  // A bar at the edge of the window covers whatever scrolls below it.
  const floating = [...dialog.querySelectorAll("*")].filter(
    (one) =>
      /^(?:fixed|sticky)$/.test(getComputedStyle(one).position) && one.checkVisibility({ opacityProperty: true }),
  );
  return [...dialog.querySelectorAll<HTMLElement>(sorts)].flatMap((control, id) => {
    const { width, height, left, right, top, bottom } = control.getBoundingClientRect();
    if (Math.min(width, height) < 4 || right < 4 || bottom < 4 || left > innerWidth - 4) return [];
    // A control that is focused already shows no ring that comes.
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(":focus")) return [];
    // A ring may be drawn as far outside as this.
    const reach = 8;
    // Hidden by a box that scrolls.
    for (let around = control.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edges = around.getBoundingClientRect();
      const isCut = overflowX !== "visible" && (left < edges.left - 1 || right > edges.right + 1);
      if (isCut || (overflowY !== "visible" && (top < edges.top - 1 || bottom > edges.bottom + 1))) return [];
      // The browser chooses whether it is drawn beyond the window.
      if (getComputedStyle(around).contentVisibility === "auto") return [];
      if (getComputedStyle(around).position === "fixed") break;
    }
    const isCovered = floating.some((other) => {
      const over = other.getBoundingClientRect();
      const isBeside =
        left - reach > over.right ||
        right + reach < over.left ||
        top - reach > over.bottom ||
        bottom + reach < over.top;
      return !isBeside && !other.contains(control);
    });
    if (isCovered) return [];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit && ![control, control.closest("label")].some((one) => one && (one.contains(hit) || hit.contains(one))))
      return [];
    control.dataset["control"] = String(id);
    const parts: string[] = [innerWidth < 720 ? "narrow" : "wide", theme];
    let part: Element | null = control;
    for (let depth = 0; part && depth < 4; depth += 1, part = part.parentElement) {
      const states = [
        "aria-pressed",
        "aria-selected",
        "aria-disabled",
        "aria-busy",
        "aria-invalid",
        "aria-checked",
        "aria-current",
      ];
      parts.push(
        `${part.tagName}.${part.getAttribute("class") ?? ""}`,
        ...states.map((name) => part!.getAttribute(name) ?? ""),
      );
    }
    parts.push(String(control.matches(":checked")), String(control.matches(":disabled, :read-only")));
    parts.push([...control.querySelectorAll("[class]")].map((one) => one.getAttribute("class")).join(" "));
    const box = { left, right, top, bottom };
    return [{ id, looks: parts.join("|"), box }];
  });
}

/** Hides texts and signs and leaves what they stand on. */
export function hideInk(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `*, *::before, *::after, *::placeholder {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
      caret-color: transparent !important;
      text-shadow: none !important;
    }
    [data-sign] { visibility: hidden !important; }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export function showInk(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  for (const one of document.querySelectorAll("[data-sign]")) one.removeAttribute("data-sign");
}

/** The texts and signs of these controls, with their colours and places, in the state that the controls are in. */
export function describeControls(ids: readonly number[]): Control[] {
  scrollTo(0, 0);
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
  return ids.flatMap((id) => {
    const control = document.querySelector<HTMLElement>(`[data-control="${id}"]`);
    if (!control) return [];
    const isWritten = control.matches(
      "select, textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])",
    );
    const drawn = isWritten ? frameOf(control) : drawingOf(control);
    const around = drawn === control || isWritten ? control : (control.closest("label") ?? control.parentElement!);
    const isSwitch = control.matches("[type=checkbox]") && drawn !== around;
    const label =
      control.getAttribute("aria-label") ?? (around.textContent?.trim() || control.getAttribute("placeholder") || "");
    return [
      {
        name: `${control.tagName.toLowerCase()} "${label.replaceAll(/\s+/g, " ").slice(0, 50)}" .${drawn.getAttribute("class") ?? ""}`,
        box: clipped(largestOf(drawn), drawn),
        isField: (isWritten || isSwitch) && !control.matches(":read-only:not(select, [type=checkbox])"),
        inks: [...(isWritten ? writing(control) : []), ...texts(around), ...signs(around)],
      },
    ];
  });

  /** A link of several lines has a box for each of them. */
  function largestOf(drawn: Element): DOMRect {
    return [...drawn.getClientRects()].toSorted(
      (one, other) => other.width * other.height - one.width * one.height,
    )[0]!;
  }

  /** The drawing beside an invisible input. */
  function drawingOf(control: HTMLElement): Element {
    if (getComputedStyle(control).opacity !== "0") return control;
    return control.nextElementSibling ?? control.parentElement!;
  }

  /** The box that looks like the field, where the field itself is only the text in it. */
  function frameOf(field: HTMLElement): Element {
    for (let frame: Element | null = field; frame && frame !== document.body; frame = frame.parentElement) {
      const { borderTopWidth, backgroundColor, boxShadow } = getComputedStyle(frame);
      if (borderTopWidth !== "0px" || backgroundColor !== "rgba(0, 0, 0, 0)" || boxShadow !== "none") return frame;
    }
    return field;
  }

  function writing(field: HTMLElement): Ink[] {
    const { value, placeholder } = field as HTMLInputElement;
    // The browser draws the parts of a day by itself, and hides none of them.
    if ((!value && !placeholder) || field.matches("[type^=date], [type=time]")) return [];
    const pseudo = value ? undefined : "::placeholder";
    const { paddingLeft, paddingRight, paddingTop } = getComputedStyle(field);
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const inside = {
      left: left + Number.parseFloat(paddingLeft),
      right: right - Number.parseFloat(paddingRight),
      top: top + Number.parseFloat(paddingTop) + 2,
      bottom: Math.min(bottom - 6, top + 40),
    };
    return [ink(`its ${value ? "value" : "placeholder"}`, field, [clipped(inside as DOMRect, field)], pseudo)];
  }

  function texts(around: Element): Ink[] {
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    const found: Ink[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement!;
      if (
        text.nodeValue!.trim() === "" ||
        !(element instanceof HTMLElement) ||
        element.matches("option, script, style")
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".katex-mathml")) continue;
      // Only for screen readers.
      if (getComputedStyle(element).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].map((rect) => clipped(rect, element)).filter(isSeen);
      if (boxes.length > 0) found.push(ink(`"${text.nodeValue!.trim().slice(0, 30)}"`, element, boxes));
    }
    return found;
  }

  /** Line drawings in one colour. Marbles, badges and pictures have a ground of their own. */
  function signs(around: Element): Ink[] {
    return [...around.querySelectorAll<SVGElement>("svg[class*=icon]")].flatMap((sign) => {
      if (!sign.hasAttribute("data-sign") && !sign.checkVisibility({ visibilityProperty: true })) return [];
      sign.dataset["sign"] = "";
      const rect = sign.getBoundingClientRect();
      const box = clipped(rect, sign);
      return isSeen(box) ? [ink("its sign", sign, [box])] : [];
    });
  }

  function ink(what: string, element: Element, boxes: Box[], pseudo?: string): Ink {
    const { color, fontSize, fontWeight } = getComputedStyle(element, pseudo);
    let share = pseudo ? Number(getComputedStyle(element, pseudo).opacity) : 1;
    for (let part: Element | null = element; part; part = part.parentElement)
      share *= Number(getComputedStyle(part).opacity);
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data as unknown as [number, number, number, number];
    const size = Number.parseFloat(fontSize);
    const isLarge = element instanceof SVGElement || size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return { what, colour: [red, green, blue, (alpha / 255) * share], needs: isLarge ? 3 : 4.5, boxes };
  }

  function isSeen({ left, right, top, bottom }: Box): boolean {
    return right - left > 3 && bottom - top > 3;
  }

  /** The part of a box that no box around it clips, in the page's coordinates. */
  function clipped(rect: DOMRect, of: Element): Box {
    let { left, right, top, bottom } = rect;
    for (let box: Element | null = of; box && box !== document.body; box = box.parentElement) {
      const { overflowX, display, position } = getComputedStyle(box);
      if (display !== "inline" && overflowX !== "visible" && box !== of) {
        const edges = box.getBoundingClientRect();
        [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
        [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
      }
      if (position === "fixed") break;
    }
    return { left: left + scrollX, right: right + scrollX, top: top + scrollY, bottom: bottom + scrollY };
  }
}
