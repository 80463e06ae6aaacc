/** Says why no day lies between these two; null if one does. An empty one bounds nothing. */
export const noneBetween = (from: string, to: string): string | null =>
  from !== "" && to !== "" && to < from ? "Son gün, ilk günden önce olamaz." : null;
