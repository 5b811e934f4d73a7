import type { ScheduledSave } from "./ScheduledSaves.ts";

/** A moment by the server's time of day, as people say it: `Thu, 26 Nov 2026, 03:00 UTC`. @param at milliseconds since 1970 */
export function momentInWords(at: number): string {
  return moments.format(at);
}

const moments = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
});

/** A save that is to be made, for the audit log. */
export function scheduledInWords({ at, changes, comment }: ScheduledSave): string {
  const what = changes === 1 ? "1 change" : `${changes} changes`;
  return `A save of ${what} was scheduled for ${momentInWords(at)}.${commentInWords(comment)}`;
}

/** One that will not be made, as somebody has cancelled it. */
export function cancelledInWords({ at, by, comment }: ScheduledSave): string {
  return `The save that ${by} scheduled for ${momentInWords(at)} was cancelled.${commentInWords(comment)}`;
}

function commentInWords(comment: string | undefined): string {
  return comment === undefined ? "" : ` Comment: ${comment}`;
}
