import type { ComponentProps } from "react";
import { usePrinting } from "#ui/use/use-printing";
import { PrintedInstead } from "#screens/page/printed-instead.tsx";
import { Sheets } from "./sheets";

/** Cards that the browser prints in place of the page; they exist only while it prints. */
export function PrintedSheets(props: ComponentProps<typeof Sheets>) {
  const isPrinting = usePrinting();
  return <PrintedInstead>{isPrinting && <Sheets {...props} />}</PrintedInstead>;
}
