import { isPlainObject, type Json } from "./Json.ts";

/** A time slot of an ad schedule. */
interface Slot {
  /** HH:mm:ss. */
  readonly from: string;
  /** Seconds. */
  readonly duration: number;
}

const first: Slot = { from: "00:00:00", duration: 15 };
const shiftMinutes = 5;
/** Minutes above it shift down: up they would leave their hour. */
const lastThatShiftsUp = 54;

/**
 * The slot that is proposed below those that are there: as long as the last, an hour later, at a time that none of them
 * has (rows S309 to S313). Where the document says one shift only, it is shifted until it is free: on within the hour,
 * then back from where it began, then in the hours that follow. Where all of that is taken, the operator is told so at
 * the setting.
 */
export function nextSlot(slots: readonly Json[]): { from: string; duration: number } {
  const previous = slots.at(-1);
  if (previous === undefined) return { ...first };
  const { from, duration } = isPlainObject(previous) ? previous : {};
  const start = readClock(from);
  const [hour, minute, second] = start === undefined ? [0, 0, 0] : [(start[0] + 1) % 24, start[1], start[2]];
  const taken = new Set(slots.map((slot) => (isPlainObject(slot) ? slot["from"] : undefined)));
  const wanted = clockText(hour, minute, second);
  return {
    from: shifted(hour, minute, second).find((time) => !taken.has(time)) ?? wanted,
    duration: typeof duration === "number" && duration > 0 ? duration : first.duration,
  };
}

function shifted(hour: number, minute: number, second: number): readonly string[] {
  const up: number[] = [];
  for (let at = minute + shiftMinutes; at < 60; at += shiftMinutes) up.push(at);
  const down: number[] = [];
  for (let at = minute - shiftMinutes; at >= 0; at -= shiftMinutes) down.push(at);
  const minutes = [minute, ...(minute > lastThatShiftsUp ? [...down, ...up] : [...up, ...down])];
  return Array.from({ length: 24 }, (_, later) => (hour + later) % 24).flatMap((at) =>
    minutes.map((one) => clockText(at, one, second)),
  );
}

function readClock(text: Json | undefined): readonly [hour: number, minute: number, second: number] | undefined {
  const [, hour, minute, second] =
    typeof text === "string" ? (/^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(text) ?? []) : [];
  return second === undefined ? undefined : [Number(hour), Number(minute), Number(second)];
}

function clockText(...parts: readonly number[]): string {
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/** What a new item of a list begins with, made of those that are there: the rules a schema may name in `x-ui.nextItem`. */
export const itemProposals: Readonly<Record<string, (items: readonly Json[]) => Json>> = {
  "ad-slot": nextSlot,
};
