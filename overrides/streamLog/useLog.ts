import { useEffect, useState } from "react";
import { useStores } from "../../src/context/StoresContext.ts";
import type { LogEntry } from "../../src/generated/types/LogEntry.ts";
import { formatMoment } from "../../src/model/units/formatTime.ts";

/** An entry of a log on the screen. */
export interface LogLine extends Pick<LogEntry, "time" | "level" | "text"> {
  /** Which stream or file it is about, in a log of several. */
  readonly member?: string;
  /** Counts up as entries come in. */
  readonly id: number;
}

const mostEntries = 1000;
/** Entries that come together are drawn together: after a reconnect the server says all it has kept. */
const gatherMs = 50;
const none: readonly LogLine[] = [];

/** The newest entries of a log, oldest first; begun anew at each reconnect. */
export function useLog(address: string): readonly LogLine[] {
  const { subscriptions } = useStores();
  const [held, setHeld] = useState<{ readonly address: string; readonly lines: readonly LogLine[] }>();
  useEffect(() => {
    let lines: readonly LogLine[] = none;
    let lastId = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (next: readonly LogLine[]) => {
      lines = next;
      timer ??= setTimeout(() => {
        timer = undefined;
        setHeld({ address, lines });
      }, gatherMs);
    };
    const leave = subscriptions.log(address, {
      onBegin: () => take(none),
      onEntry: ({ name, ...entry }) => {
        lastId += 1;
        const of = name === undefined || name === address ? {} : { member: name };
        take([...lines.slice(1 - mostEntries), { ...entry, ...of, id: lastId }]);
      },
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [subscriptions, address]);
  return held?.address === address ? held.lines : none;
}

/** What the log may be narrowed to: entries that are at least so grave. */
export const leastLevels = ["all", "info", "warning", "error"] as const;
export type LeastLevel = (typeof leastLevels)[number];

const gravities: readonly string[] = ["debug", "info", "warning", "error"];

/** Whether an entry is as grave; one that does not say how grave it is counts as information, an unknown word as an error. */
export function isAtLeast(level: string | undefined, least: Exclude<LeastLevel, "all">): boolean {
  const gravity = gravities.indexOf(level ?? "info");
  return gravity < 0 || gravity >= gravities.indexOf(least);
}

/** A line of the log as it is searched and copied: `2026-11-25 14:03:20 warning talk/cam the words`. */
export function lineText({ time, level, member, text: words }: LogLine): string {
  return [time === undefined ? "" : formatMoment(time), level ?? "", member ?? "", words]
    .filter((part) => part !== "")
    .join(" ");
}
