import { createContext, useContext } from "react";
import { useSearchParams } from "react-router";
import type { Role } from "#protocol/http/replies/people";
import { formOfAddress } from "#api/form-of-address";

/** The role that somebody has chosen on a page before the sign-in. */
export const ChosenRole = createContext<Role | null>(null);

/**
 * The form of address on a page before the sign-in: by the role chosen there, the one in the address, or the page it leads to.
 */
export function useSay() {
  const chosen = useContext(ChosenRole);
  const [params] = useSearchParams();
  const isStudents = params.get("role") === "student" || /^\/(?:student\/|sinif\b)/.test(params.get("next") ?? "");
  return formOfAddress(chosen ?? (isStudents ? "student" : "teacher"));
}
