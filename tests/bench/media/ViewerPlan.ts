/** What the process of HLS players is told. */
export interface ViewerPlan {
  /** All players play from one of them at a time, in turns: whatever else the machine does meets all alike. */
  readonly servers: readonly {
    /** The master playlist. */
    readonly url: string;
    readonly pid: number;
  }[];
  readonly viewers: number;
  /** Between two playlists of a player. */
  readonly everyMs: number;
  readonly turnMs: number;
  /** How often each server has its turn; one more before that is not counted. */
  readonly turns: number;
}
