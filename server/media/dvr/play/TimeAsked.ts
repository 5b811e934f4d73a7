/** A part of an archive that somebody asks for, in milliseconds since 1970. */
export interface TimeAsked {
  readonly fromMs: number;
  /** Infinite: until now, and on. */
  readonly toMs: number;
}
