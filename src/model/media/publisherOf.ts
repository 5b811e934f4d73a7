import { text } from "../../texts/text.ts";
import { withHiddenShown } from "../names/hiddenCharacters.ts";
import { statsOf } from "../status/statsOf.ts";
import type { StreamFacts } from "../status/StreamFacts.ts";

/** Who publishes a stream, and by which protocol; "" while nobody does. */
export function publisherOf(stream: StreamFacts): string {
  const { published_from: from, published_via: via } = statsOf(stream);
  if (typeof from !== "string") return "";
  const shown = withHiddenShown(from);
  return typeof via === "string" ? text("overview.publisherVia", { from: shown, via: withHiddenShown(via) }) : shown;
}
