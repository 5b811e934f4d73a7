/** When old recordings go. What is not set, or 0, is no limit: rather too much is kept than lost. */
export interface ArchiveLimits {
  readonly ageS?: number;
  /** Of the whole disk, in percent. */
  readonly diskPercent?: number;
  readonly bytes?: number;
}
