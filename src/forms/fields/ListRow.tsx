import { type FocusEvent, useMemo } from "react";
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
import { itemTitle } from "./itemTitle.ts";
import type { ListItems } from "./ListItems.ts";
import styles from "./ListRow.module.css";
import { removeItem } from "./removeItem.ts";

interface Props {
  readonly field: Field;
  readonly list: ListItems;
  readonly index: number;
  readonly isFixed: boolean;
}

/** One item of a list, its fields in a row. Left empty, it goes. */
export function ListRow({ field, list, index, isFixed }: Props) {
  const session = useSession();
  const segment = String(index);
  const item = list.items[index];
  const isNew = index === list.items.length;
  const pointer = pointerOf([...field.path, segment]);
  const title = isNew && field.ui.newItem !== undefined ? field.ui.newItem : itemTitle(field, item, index);
  const row = useMemo<Row>(() => ({ pointer, title, isNew }), [pointer, title, isNew]);
  const handleBlur = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    const stored = valueAt(session.entity, [...field.path, segment]);
    if (!isPlainObject(stored)) return;
    const keyInput = list.key === undefined ? undefined : inputId(session.idPrefix, [...field.path, segment, list.key]);
    const isKeyEmptied = target.id === keyInput && !stored[list.key ?? ""];
    const isLeft = !currentTarget.contains(relatedTarget);
    if (isKeyEmptied || (isLeft && Object.keys(stored).length === 0)) removeItem(session, field, list, index);
  };
  return (
    <RowContext value={row}>
      <div
        className={styles.row}
        role={list.isScalar ? undefined : "group"}
        aria-label={list.isScalar ? undefined : title}
        onBlur={handleBlur}
      >
        <div className={styles.fields}>
          <ChildField parent={field} segment={segment} schema={list.schema} uiNode={list.uiNode} value={item} />
        </div>
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
