import type { ArchiveIndex } from "../index/ArchiveIndex.ts";
import type { RecordingPlan } from "../plan/RecordingPlan.ts";

/** An archive as far as its limits are concerned. */
export interface KeptArchive {
  readonly index: ArchiveIndex;
  readonly plan: RecordingPlan;
  /** All folders were read: before that nobody knows which recording is the oldest. */
  readonly isLoaded: boolean;
  readonly note: (level: "info" | "warning", text: string) => void;
}
