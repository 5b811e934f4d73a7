import type { ArchiveDisk } from "./ArchiveDisk.ts";
import type { ArchiveLimits } from "./ArchiveLimits.ts";

/** Where a stream is recorded, when, and how much of it is kept. */
export interface RecordingPlan {
  /** All that are read; those that are abandoned are not among them. */
  readonly disks: readonly ArchiveDisk[];
  /** `none`: one that is missing is not made; `part`: only its last part; `all`: with the folders above it. */
  readonly missingFolder: "none" | "part" | "all";
  /** How many of the disks are written at the same time. */
  readonly active: number;
  /** Holds the index of what is recorded; undefined: none is kept, the folders are read at the start. */
  readonly indexFolder: string | undefined;
  /** Every recorded part is copied to it. */
  readonly copyFolder: string | undefined;
  readonly limits: ArchiveLimits;
  /** Of all streams of a DVR config together that set no size of their own. */
  readonly shared: { readonly storage: string; readonly bytes: number } | undefined;
  /** Hours of the day in UTC as `[from, to]` in HHMM; empty: always. */
  readonly schedule: readonly (readonly number[])[];
}
