/**
 * MPEG-TS pids as typed: integers from 1 to 8191 between commas, others dropped. A comma at the end stays, for the next
 * number is about to follow.
 */
export function pidsText(text: string): string {
  const parts = text.replaceAll(/\s+/g, "").split(",");
  const pids = parts.filter((part) => /^\d+$/.test(part) && Number(part) > 0 && Number(part) < 8192);
  const isOpen = parts.length > 1 && parts.at(-1) === "" && pids.length > 0;
  return pids.map((pid) => String(Number(pid))).join(",") + (isOpen ? "," : "");
}
