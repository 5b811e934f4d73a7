import type { Feed } from "../../live/Feed.ts";
import type { LiveParts } from "../../live/LiveParts.ts";
import { OriginFeed } from "./OriginFeed.ts";

/** How the source of a mirrored stream is opened: with the key as it is at that moment. */
export function openOrigin({
  config,
  now,
}: Pick<LiveParts["context"], "config" | "now">): NonNullable<LiveParts["open"]> {
  return (source, { cluster_key: own }): Feed =>
    new OriginFeed(source, { key: () => own || config().cluster_key, now });
}
