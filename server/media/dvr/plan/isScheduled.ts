const END_OF_DAY = 2359;

/**
 * Whether a time is within the hours that are recorded. Hours are UTC, as the folders of the archive are; a range may
 * cross midnight, one that ends at 23:59 takes the last minute with it, and one that ends where it begins is a whole day.
 */
export function isScheduled(schedule: readonly (readonly number[])[], timeMs: number): boolean {
  if (schedule.length === 0) return true;
  const time = new Date(timeMs);
  const clock = time.getUTCHours() * 100 + time.getUTCMinutes();
  return schedule.some(([from = 0, to = END_OF_DAY]) => {
    const end = to === END_OF_DAY ? 2400 : to;
    return from < end ? clock >= from && clock < end : clock >= from || clock < end;
  });
}
