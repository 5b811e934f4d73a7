import { Button } from "../../../components/controls/Button.tsx";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import { text } from "../../../texts/text.ts";
import { useMediaView } from "../useMediaView.ts";
import type { GroupWords } from "./GroupWords.ts";

interface NoGroupsProps {
  readonly words: GroupWords;
  /** There are some, but none fits. */
  readonly isNarrowed: boolean;
  /** Absent: it is being done. */
  readonly onAdd: (() => void) | undefined;
}

/** Said where a grouped list shows nothing, with the way out. */
export function NoGroups({ words, isNarrowed, onAdd }: NoGroupsProps) {
  const { clear } = useMediaView();
  if (isNarrowed) {
    return <EmptyState title={words.none} action={<Button onClick={clear}>{text("groups.clear")}</Button>} />;
  }
  const add = onAdd && (
    <Button icon="plus" onClick={onAdd}>
      {words.add}
    </Button>
  );
  return (
    <EmptyState title={words.empty} action={add}>
      {words.emptyDetail}
    </EmptyState>
  );
}
