/** Whether an address belongs to the console or its API, as against media for players. */
export function isConsolePath(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  return path === "/" || path === "/admin" || path.startsWith("/admin/") || path.startsWith("/flussonic/");
}
