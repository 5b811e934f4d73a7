/** A folder of a VOD. */
export interface FolderPlace {
  /** The VOD. */
  readonly prefix: string;
  /** One of its configured paths. */
  readonly path: string;
  /** Below that path; empty for the path itself. */
  readonly subpath: string;
}
