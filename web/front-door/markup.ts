/** The pieces that every form of the front door is made of, in the page's own HTML and in the pages that follow it. */

/** An icon drawn by one path. */
export const icon = (d: string) =>
  `<svg class="join-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`;

/** The line below a field for what is wrong with it. */
export const faultLine = (id: string, role = ` role="alert"`) =>
  `<p class="join-fault" id="${id}"${role} hidden>${icon("M12 4 2.5 20h19ZM12 10v4.5M12 17.4v.1")}<span></span></p>`;

/** A button that can look busy. */
export const goButton = (id: string, text: string) =>
  `<button class="join-go" id="${id}" type="submit"><span class="join-spinner" hidden></span><span>${text}</span></button>`;
