/** A text that names an entity of the config, as `x-ref` of a schema says it. */
export interface EntityReference {
  /** Key of the collection in the server config: `dvrs`, `auth_backends`. */
  readonly collection: string;
  /** Stands before the name: `auth://`. A text without it is no reference. */
  readonly prefix?: string;
  /**
   * Which part of what follows is the name: all of it (as without a prefix), or the folders that a path begins with.
   * Else an address follows the prefix, whose host is the name.
   */
  readonly part?: "whole" | "folder";
  /** What has the name need not stand in the config: a published stream, a folder of the disk. */
  readonly open?: true;
}
