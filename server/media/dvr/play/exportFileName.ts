/** The name under which a browser keeps an export: `news 2026-09-30 12-00-00 UTC 60 s.mp4`. */
export function exportFileName(name: string, fromMs: number, toMs: number): string {
  const [day = "", time = ""] = new Date(fromMs).toISOString().slice(0, 19).split("T");
  const plain = name.replace(/[/\\]/g, "_");
  return `${plain} ${day} ${time.replaceAll(":", "-")} UTC ${Math.round((toMs - fromMs) / 1000)} s.mp4`;
}
