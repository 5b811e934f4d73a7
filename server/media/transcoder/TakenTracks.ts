/** Which tracks of the source are taken, in the words of `-map` and of a filter graph. */
export interface TakenTracks {
  /** The head of a filter graph; empty where ffmpeg finds the picture itself among what is not discarded. */
  readonly picture: string;
  readonly mapVideo: readonly string[];
  /** Sound, and subtitles where they are wanted. */
  readonly mapRest: readonly string[];
}
