import type { MirrorPath } from "../MirrorPath.ts";

/** What an origin tells of itself. */
export interface OriginList {
  readonly hostname: string;
  /** Of this run of it; a server of an older version tells none. */
  readonly id?: string;
  /** Of the streams that may be mirrored, in the origin's order. */
  readonly names: readonly string[];
  /** The ways of those that are not its own. */
  readonly paths?: ReadonlyMap<string, MirrorPath>;
  /** Of those that were renamed a while ago. */
  readonly formerNames?: ReadonlyMap<string, readonly string[]>;
}
