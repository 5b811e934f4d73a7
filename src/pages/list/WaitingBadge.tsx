import { Badge } from "../../components/states/Badge.tsx";
import type { DraftStore } from "../../stores/editing/DraftStore.ts";
import { text } from "../../texts/text.ts";

interface WaitingBadgeProps {
  readonly waits: ReturnType<DraftStore["waitsAt"]>;
}

/** Beside a name: that something of it is edited and not saved, or that it goes with the next save. */
export function WaitingBadge({ waits }: WaitingBadgeProps) {
  if (waits === undefined) return null;
  const isGone = waits === "deleted";
  return <Badge tone={isGone ? "bad" : "accent"}>{text(isGone ? "collection.toBeDeleted" : "pages.unsaved")}</Badge>;
}
