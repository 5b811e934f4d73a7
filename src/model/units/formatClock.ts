/** The label of a time axis, in local time: `14:03:20`, at hour resolution `14:03`. */
export function formatClock(timeMs: number, resolution: "minute" | "hour" | "custom"): string {
  const time = new Date(timeMs);
  const parts = [time.getHours(), time.getMinutes(), ...(resolution === "hour" ? [] : [time.getSeconds()])];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
