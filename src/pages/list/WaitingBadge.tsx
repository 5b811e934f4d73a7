import { Icon } from "../../components/Icon.tsx";
import { classes } from "../../components/classes.ts";
import type { DraftStore } from "../../stores/editing/DraftStore.ts";
import { text } from "../../texts/text.ts";
import list from "./List.module.css";

interface WaitingBadgeProps {
  readonly waits: ReturnType<DraftStore["waitsAt"]>;
}

/**
 * Beside a name: that something of it is edited and not saved, or that it goes with the next save. The name keeps its
 * room: where the words have none beside it, the icon stands for them.
 */
export function WaitingBadge({ waits }: WaitingBadgeProps) {
  if (waits === undefined) return null;
  const isGone = waits === "deleted";
  const words = text(isGone ? "collection.toBeDeleted" : "pages.unsaved");
  return (
    <span className={classes(list.waiting, isGone && list.gone)} title={words}>
      <Icon name={isGone ? "trash" : "edit"} size={12} />
      <span>{words}</span>
    </span>
  );
}
