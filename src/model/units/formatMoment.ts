/** A moment in local time: `2026-11-21 14:03:20`. */
export function formatMoment(timeMs: number): string {
  const time = new Date(timeMs);
  const two = (part: number) => String(part).padStart(2, "0");
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join("-");
  return `${day} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(":")}`;
}
