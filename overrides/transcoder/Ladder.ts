/** One video of the output, in plain figures. */
export interface Rung {
  readonly number: string;
  /** `1080p`, `1280×720`; undefined: the size of the source. */
  readonly size: string | undefined;
  readonly codec: string;
  /** Undefined where none is given. */
  readonly kilobits: number | undefined;
  /** Passed on as the source sends it. */
  readonly isCopy: boolean;
}

/** What a transcoder's settings come to. */
export interface Ladder {
  readonly rungs: readonly Rung[];
  /** In words. */
  readonly audio: string;
  /** Kilobits per second of all that is encoded; undefined while a part is not known. */
  readonly totalKilobits: number | undefined;
  /** What an operator should know before saving. */
  readonly notes: readonly string[];
}
