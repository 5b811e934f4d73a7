import { VisuallyHidden } from "../../components/VisuallyHidden.tsx";
import { useSession } from "../session/useSession.ts";
import type { ListProps } from "./ListProps.ts";
import { ListRow } from "./ListRow.tsx";
import { useRowOrder } from "./useRowOrder.ts";

/**
 * A row per item and, where `newItem` names it, one that is not there yet. Typing in that one makes it an item under the
 * same React key, so the focus stays in it while the next empty row appears below.
 */
export function ListRows({ field, list, state }: ListProps) {
  const session = useSession();
  const ids = session.itemIds(field.pointer, list.key).of(list.items);
  const isFixed = state.isReadOnly || !state.isEnabled;
  const hasNew = field.ui.newItem !== undefined && !isFixed;
  const order = useRowOrder(field, list);
  const isMovable = field.ui.movable === true && !isFixed;
  return (
    <>
      {ids.map((id, index) => {
        if (index === list.items.length && !hasNew) return null;
        return (
          <ListRow
            key={id}
            field={field}
            list={list}
            index={index}
            isFixed={isFixed}
            order={isMovable ? order : undefined}
          />
        );
      })}
      {isMovable && (
        <VisuallyHidden>
          <span role="status">{order.said}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
