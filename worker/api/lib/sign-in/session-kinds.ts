/**
 * What only a session on a person's own device may ask for: the account itself, everybody's data in one file, and whatever an
 * administrator does. A session of a board or of one lesson has what a lesson needs; whoever finds it left open gets no more.
 * What is added below these addresses later is closed to it too.
 */
export const needsOwnDevice = (call: string): boolean => {
  const [method = "", path = ""] = call.split(" ");
  if (path.startsWith("/api/admin/") || path.endsWith("/export")) return true;
  return method !== "GET" && (path === "/api/user" || path.startsWith("/api/user/"));
};
