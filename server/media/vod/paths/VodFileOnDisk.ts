/** A file of a VOD as it lies on the disk. */
export interface VodFileOnDisk {
  /** Real path. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly changedAtMs: number;
}
