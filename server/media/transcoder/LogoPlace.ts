/** A picture over another one, in the words of ffmpeg's filters. */
export interface LogoPlace {
  readonly path: string;
  /** Applied to the picture of the logo before it is drawn. */
  readonly filters: readonly string[];
  /** Expressions over `W`, `H` of the video and `w`, `h` of the logo. */
  readonly x: string;
  readonly y: string;
}
