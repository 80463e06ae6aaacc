/** Whether this device gets the quiet set: less motion is wished for, or it has little to move things with. */
export function isCalm(): boolean {
  const { deviceMemory, connection } = navigator as Navigator & {
    readonly deviceMemory?: number;
    readonly connection?: { readonly saveData?: boolean };
  };
  return (
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    (deviceMemory !== undefined && deviceMemory <= 2) ||
    connection?.saveData === true
  );
}
