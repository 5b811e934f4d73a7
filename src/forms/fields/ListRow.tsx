import { type FocusEvent, type KeyboardEvent, useMemo } from "react";
import { classes } from "../../components/classes.ts";
import { IconButton } from "../../components/controls/IconButton.tsx";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import { text } from "../../texts/text.ts";
import type { Row } from "../frame/Row.ts";
import { RowContext } from "../frame/RowContext.ts";
import { ChildField } from "../rjsf/ChildField.tsx";
import type { Field } from "../rjsf/Field.ts";
import { inputId } from "../session/inputId.ts";
import { useSession } from "../session/useSession.ts";
import { dropTarget } from "./dropTarget.ts";
import { itemTitle } from "./itemTitle.ts";
import type { ListItems } from "./ListItems.ts";
import styles from "./ListRow.module.css";
import { removeItem } from "./removeItem.ts";
import { RowMoves } from "./RowMoves.tsx";
import type { RowOrder } from "./RowOrder.ts";
import { RowPiece } from "./RowPiece.tsx";

interface Props {
  readonly field: Field;
  readonly list: ListItems;
  readonly index: number;
  readonly isFixed: boolean;
  /** How rows are moved, where they can be. */
  readonly order: RowOrder | undefined;
}

/** One item of a list, its fields in a row. Left empty, it goes. */
export function ListRow({ field, list, index, isFixed, order }: Props) {
  const session = useSession();
  const segment = String(index);
  const item = list.items[index];
  const isNew = index === list.items.length;
  const pointer = pointerOf([...field.path, segment]);
  const title = isNew && field.ui.newItem !== undefined ? field.ui.newItem : itemTitle(field, item, index);
  const isOneField = field.ui.row?.length === 1;
  const isItem = list.properties === 1 && !isOneField;
  const row = useMemo<Row>(
    () => ({ pointer, title, isNew, isOneField, isItem }),
    [pointer, title, isNew, isOneField, isItem],
  );
  const handleBlur = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    const stored = valueAt(session.entity, [...field.path, segment]);
    if (!isPlainObject(stored)) return;
    const keyInput = list.key === undefined ? undefined : inputId(session.idPrefix, [...field.path, segment, list.key]);
    const isKeyEmptied = target.id === keyInput && !stored[list.key ?? ""];
    const isLeft = !currentTarget.contains(relatedTarget);
    if (isKeyEmptied || (isLeft && Object.keys(stored).length === 0)) removeItem(session, field, list, index);
  };
  const id = inputId(session.idPrefix, [...field.path, segment]);
  const isMovable = order !== undefined && !isNew;
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!isMovable || !event.altKey || step === 0 || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    order.move(index, index + step, event.target.id.startsWith(id) ? event.target.id.slice(id.length) : "-up");
  };
  const isOver = isMovable && order.dragged !== undefined && order.target === index;
  return (
    <RowContext value={row}>
      <div
        className={classes(
          styles.row,
          (isOneField || isItem) && styles.slim,
          isItem && styles.labelled,
          isOver && (index > (order.dragged ?? 0) ? styles.below : styles.above),
          isMovable && order.dragged === index && styles.dragged,
        )}
        role={list.isScalar || isItem ? undefined : "group"}
        aria-label={list.isScalar || isItem ? undefined : title}
        {...(isMovable ? { ...dropTarget(order, index), onKeyDown: handleKey } : {})}
        onBlur={handleBlur}
      >
        <div className={styles.fields}>
          <ChildField parent={field} segment={segment} schema={list.schema} uiNode={list.uiNode} value={item} />
        </div>
        {!isNew && field.ui.rowPiece !== undefined && item !== undefined && (
          <RowPiece field={field} index={index} item={item} title={title} />
        )}
        {isMovable && <RowMoves index={index} title={title} id={id} order={order} />}
        {!isNew && !isFixed && (
          <IconButton
            icon="trash"
            size="small"
            label={text("forms.removeItem", { title })}
            onClick={() => removeItem(session, field, list, index)}
          />
        )}
      </div>
    </RowContext>
  );
}
