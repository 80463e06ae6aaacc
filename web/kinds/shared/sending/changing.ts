import { createContext, type ReactNode } from "react";
import type { SendBarProps } from "./send-bar";

/** The bar of an answer that was sent and may still be changed; null while none was. */
export const ChangeBarContext = createContext<((props: SendBarProps) => ReactNode) | null>(null);
