import type { AdSchedule } from "../../../src/generated/types/AdSchedule.ts";

/** So long before its time a slot is prepared: who is not there by then does not play it. */
export const PREPARE_MS = 5000;

/** A slot of a schedule on one day. */
export interface UpcomingSlot {
  /** As it is written: 20:15:00. */
  readonly from: string;
  /** Of this server's calendar: 2026-03-29. */
  readonly day: string;
  readonly startMs: number;
  readonly durationMs: number;
}

/**
 * The slots of a schedule that begin within the next moments, by this server's time of day. A time that summer time skips is
 * on that day no time at all, and of one that comes twice the first is meant.
 */
export function upcomingSlots({ slots = [] }: Pick<AdSchedule, "slots">, nowMs: number): readonly UpcomingSlot[] {
  // A slot soon after midnight is one of tomorrow's.
  const then = new Date(nowMs + PREPARE_MS);
  const [year, month, date] = [then.getFullYear(), then.getMonth(), then.getDate()];
  const day = `${year}-${two(month + 1)}-${two(date)}`;
  return slots.flatMap(({ from, duration }) => {
    const [hours = NaN, minutes = NaN, seconds = NaN] = from.split(":").map(Number);
    const start = new Date(year, month, date, hours, minutes, seconds);
    const startMs = start.getTime();
    if (!(startMs > nowMs && startMs <= nowMs + PREPARE_MS) || start.getHours() !== hours) return [];
    return [{ from, day, startMs, durationMs: duration * 1000 }];
  });
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

/** Which slots a stream has played: whatever is done to the clock of the machine, none is played twice a day. */
export class PlayedSlots {
  readonly #days = new Map<string, string>();

  has({ from, day }: UpcomingSlot): boolean {
    return day <= (this.#days.get(from) ?? "");
  }

  add({ from, day }: UpcomingSlot): void {
    this.#days.set(from, day);
  }
}
