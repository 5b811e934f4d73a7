import { IconButton } from "../../components/controls/IconButton.tsx";
import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import { text } from "../../texts/text.ts";
import type { Row } from "../frame/Row.ts";
import { RowContext } from "../frame/RowContext.ts";
import { ChildField } from "../rjsf/ChildField.tsx";
import type { Field } from "../rjsf/Field.ts";
import { inputId } from "../session/inputId.ts";
import { useSession } from "../session/useSession.ts";
import { KeyInput } from "./KeyInput.tsx";
import styles from "./MapTable.module.css";
import { mapValueUi } from "./mapValueUi.ts";

interface Props {
  readonly field: Field;
  readonly name: string;
  readonly keys: readonly string[];
  readonly itemSchema: JsonSchema;
  readonly isFixed: boolean;
  readonly onRename: (next: string) => void;
}

/** One key and its value. Both left empty, the row goes [S326]. */
export function MapRow({ field, name, keys, itemSchema, isFixed, onRename }: Props) {
  const session = useSession();
  const value = isPlainObject(field.value) ? field.value[name] : undefined;
  const path = [...field.path, name];
  const pointer = pointerOf(path);
  const row: Row = { pointer, title: text("forms.valueOf", { title: name }), isNew: false, isInTable: true };
  const uiNode = mapValueUi(field.uiNode, field.ui.pattern);
  const handleKey = (next: string | undefined) => {
    if (next === undefined || next === name) return;
    if (next === "" && (value === "" || value === undefined)) session.change(path, undefined);
    if (next === "") return;
    onRename(next);
    session.change(path, undefined);
    session.change([...field.path, next], value);
  };
  return (
    <RowContext value={row}>
      <div className={styles.row}>
        <KeyInput
          id={`${inputId(session.idPrefix, path)}-key`}
          label={text("forms.keyOf", { title: name })}
          field={field}
          name={name}
          taken={keys.filter((key) => key !== name)}
          // What differs would be lost under another key.
          isFixed={isFixed || (session.latest.selection !== undefined && value === undefined)}
          onCommit={handleKey}
        />
        <ChildField parent={field} segment={name} schema={itemSchema} uiNode={uiNode} value={value} />
        {!isFixed && (
          <IconButton
            icon="trash"
            size="small"
            label={text("forms.removeItem", { title: name })}
            onClick={() => session.change(path, undefined)}
          />
        )}
      </div>
    </RowContext>
  );
}
