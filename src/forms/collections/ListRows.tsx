import { isKey } from "../../model/keys/consoleKeys.ts";
import { type FocusEvent, type KeyboardEvent, Suspense, useMemo } from "react";
import { VisuallyHidden } from "../../components/VisuallyHidden.tsx";
import { classes } from "../../components/classes.ts";
import { IconButton } from "../../components/controls/Button.tsx";
import { isPlainObject, type Json } from "../../model/Json.ts";
import { formatPointer, valueAt } from "../../model/configPath.ts";
import { type EnclosingRow, RowContext } from "../fields/RowContext.ts";
import { ChildField } from "../rjsf/ChildField.tsx";
import type { Field } from "../rjsf/readField.ts";
import { inputId } from "../session/fieldFocus.ts";
import { useSession, useSessionValue } from "../session/useSession.ts";
import { NewItemButtons } from "./Accordion.tsx";
import { itemTitle, type ListItems, type ListProps, removeItem } from "./listFieldItems.ts";
import { dropTarget, RowMover, type RowOrder, useRowOrder } from "./rowOrder.tsx";
import styles from "./ListRows.module.css";
import { formsText } from "../../texts/en/formFields.ts";

/**
 * A row per item and, where `newItem` names it, one that is not there yet. Typing in that one makes it an item under the
 * same React key, so the focus stays in it while the next empty row appears below.
 */
export function ListRows({ field, list, state }: ListProps) {
  const session = useSession();
  const ids = session.itemIds(field.pointer, list.key).of(list.items);
  const isFixed = state.isReadOnly || !state.isEnabled;
  const isProposed = field.ui.nextItem !== undefined;
  const hasNew = field.ui.newItem !== undefined && !isProposed && !isFixed;
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
      {isProposed && !isFixed && (
        <NewItemButtons
          field={field}
          onAdd={(item) => session.change([...field.path, String(list.items.length)], item)}
        />
      )}
      {isMovable && (
        <VisuallyHidden>
          <span role="status">{order.said}</span>
        </VisuallyHidden>
      )}
    </>
  );
}

interface ListRowProps {
  readonly field: Field;
  readonly list: ListItems;
  readonly index: number;
  readonly isFixed: boolean;
  /** How rows are moved, where they can be. */
  readonly order: RowOrder | undefined;
}

/** One item of a list, its fields in a row. Left empty, it goes; one made by a button goes by a button alone. */
function ListRow({ field, list, index, isFixed, order }: ListRowProps) {
  const session = useSession();
  const segment = String(index);
  const item = list.items[index];
  const isNew = index === list.items.length;
  const pointer = formatPointer([...field.path, segment]);
  const title = isNew && field.ui.newItem !== undefined ? field.ui.newItem : itemTitle(field, item, index);
  const isOneField = field.ui.row?.length === 1;
  const isInLine = (field.ui.row?.length ?? 0) > 1;
  const isItem = list.properties === 1 && !isOneField;
  const row = useMemo<EnclosingRow>(
    () => ({ pointer, title, isNew, isOneField, isItem, isInLine }),
    [pointer, title, isNew, isOneField, isItem, isInLine],
  );
  const handleBlur = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    const stored = valueAt(session.entity, [...field.path, segment]);
    if (!isPlainObject(stored)) return;
    // It was made with values that are to be kept while its key is typed anew.
    if (field.ui.nextItem !== undefined) return;
    const keyInput = list.key === undefined ? undefined : inputId(session.idPrefix, [...field.path, segment, list.key]);
    const isKeyEmptied = target.id === keyInput && !stored[list.key ?? ""];
    const isLeft = !currentTarget.contains(relatedTarget);
    if (isKeyEmptied || (isLeft && Object.keys(stored).length === 0)) removeItem(session, field, list, index);
  };
  const id = inputId(session.idPrefix, [...field.path, segment]);
  const isMovable = order !== undefined && !isNew;
  const handleKey = (event: KeyboardEvent) => {
    const step = isKey(event, "field.itemUp") ? -1 : isKey(event, "field.itemDown") ? 1 : 0;
    if (!isMovable || step === 0 || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    order.move(index, index + step, event.target.id.startsWith(id) ? event.target.id.slice(id.length) : "-up");
  };
  const bin = !isNew && !isFixed && (
    <IconButton
      icon="trash"
      size="small"
      label={formsText("forms.removeItem", { title })}
      onClick={() => removeItem(session, field, list, index)}
    />
  );
  const isOver = isMovable && order.dragged !== undefined && order.target === index;
  return (
    <RowContext value={row}>
      <div
        className={classes(
          styles.row,
          (isOneField || isItem) && styles.slim,
          isItem && styles.labelled,
          isInLine && styles.line,
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
        {!isNew && field.ui.piece !== undefined && item !== undefined && (
          <RowPiece field={field} index={index} item={item} title={title} />
        )}
        {isMovable ? (
          <RowMover index={index} title={title} id={id} order={order}>
            {bin}
          </RowMover>
        ) : (
          bin
        )}
      </div>
    </RowContext>
  );
}

interface RowPieceSlotProps {
  /** The list. */
  readonly field: Field;
  readonly index: number;
  readonly item: Json;
  readonly title: string;
}

/** What is alive about a row, from the overrides' table; of one entity only. */
function RowPiece({ field, index, item, title }: RowPieceSlotProps) {
  const { latest } = useSession();
  const server = useSessionValue((session) => session.latest.server);
  const Piece = latest.widgets?.rows?.[field.ui.piece ?? ""];
  if (!Piece || latest.selection) return null;
  return (
    <Suspense fallback={null}>
      <Piece path={[...field.path, String(index)]} item={item} title={title} server={server} />
    </Suspense>
  );
}
