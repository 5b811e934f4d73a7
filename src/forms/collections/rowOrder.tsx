import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { IconButton } from "../../components/controls/Button.tsx";
import type { Json } from "../../model/Json.ts";
import { valueAt } from "../../model/configPath.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FormSession } from "../session/FormSession.ts";
import { inputId } from "../session/fieldFocus.ts";
import { useSession } from "../session/useSession.ts";
import { itemTitle, type ListItems } from "./listFieldItems.ts";
import styles from "./rowOrder.module.css";
import { formsText } from "../../texts/en/formFields.ts";

/** How the rows of a list are put into another order: by the buttons and keys of a row, or by dragging it. */
export interface RowOrder {
  readonly count: number;
  /** The row that is dragged. */
  readonly dragged: number | undefined;
  /** The place it would go to. */
  readonly target: number | undefined;
  /** `control` takes the focus again in the row's new place: the end of its id. */
  readonly move: (from: number, to: number, control: string) => void;
  readonly onDrag: (index: number | undefined) => void;
  readonly onDragOver: (index: number) => void;
  readonly onDrop: () => void;
}

/** Moving rows of a list; `said` is for those who listen. */
export function useRowOrder(field: Field, list: ListItems): RowOrder & { readonly said: string } {
  const session = useSession();
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const focused = useRef<string>(undefined);
  const count = list.items.length;
  // A moved row takes its inputs along, and the browser the focus away from them.
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    const wanted = document.getElementById(focused.current);
    const frame = inputId(session.idPrefix, field.path);
    focused.current = undefined;
    if (wanted && !(wanted instanceof HTMLButtonElement && wanted.disabled)) wanted.focus();
    else
      (wanted?.parentElement?.querySelector<HTMLElement>("button:enabled") ?? document.getElementById(frame))?.focus();
  });
  const move: RowOrder["move"] = (from, to, control) => {
    const title = itemTitle(field, list.items[from], from);
    if (!moveItem(session, field, from, to)) return;
    focused.current = `${inputId(session.idPrefix, [...field.path, String(to)])}${control}`;
    setSaid(formsText("forms.moved", { title, place: to + 1, count }));
  };
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    count,
    dragged,
    target,
    said,
    move,
    onDrag: (index) => (index === undefined ? end() : setDragged(index)),
    onDragOver: setTarget,
    onDrop: () => {
      if (dragged !== undefined && target !== undefined) move(dragged, target, "-grip");
      end();
    },
  };
}

/** Puts an item of a list into another place; what is being typed becomes an edit first, where it still belongs. */
function moveItem(session: FormSession, { path }: Field, from: number, to: number): boolean {
  session.flush();
  const stored = valueAt(session.entity, path);
  // As it is stored: a bare item stays bare.
  const items: readonly Json[] = Array.isArray(stored) ? stored : [];
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return false;
  session.change(path, items.toSpliced(from, 1).toSpliced(to, 0, item));
  return true;
}

interface RowMoverProps {
  readonly index: number;
  readonly title: string;
  /** Id of the row; the buttons' own begin with it. */
  readonly id: string;
  readonly order: RowOrder;
  /** The bin: it stands beside them, in whichever line they have room. */
  readonly children: ReactNode;
}

/** Moves a row: by the grip with a mouse, by the buttons with anything. */
export function RowMover({ index, title, id, order, children }: RowMoverProps) {
  return (
    <span className={styles.moves}>
      <span
        className={styles.grip}
        draggable
        aria-hidden
        title={formsText("forms.drag")}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", title);
          order.onDrag(index);
        }}
        onDragEnd={() => order.onDrag(undefined)}
      >
        <Icon name="grip" size={14} />
      </span>
      <IconButton
        id={`${id}-up`}
        icon="arrow-up"
        size="small"
        label={formsText("forms.moveUp", { title })}
        disabled={index === 0}
        onClick={() => order.move(index, index - 1, "-up")}
      />
      <IconButton
        id={`${id}-down`}
        icon="arrow-down"
        size="small"
        label={formsText("forms.moveDown", { title })}
        disabled={index === order.count - 1}
        onClick={() => order.move(index, index + 1, "-down")}
      />
      {children}
    </span>
  );
}

/** What makes a row a place that a dragged one can be dropped at. */
export function dropTarget(order: RowOrder, index: number) {
  return {
    onDragOver: (event: DragEvent) => {
      // Something else may be dragged over the page.
      if (order.dragged === undefined) return;
      event.preventDefault();
      order.onDragOver(index);
    },
    onDrop: (event: DragEvent) => {
      if (order.dragged === undefined) return;
      event.preventDefault();
      order.onDrop();
    },
  };
}
