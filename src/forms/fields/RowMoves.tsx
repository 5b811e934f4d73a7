import { Icon } from "../../components/Icon.tsx";
import { IconButton } from "../../components/controls/IconButton.tsx";
import { text } from "../../texts/text.ts";
import styles from "./RowMoves.module.css";
import type { RowOrder } from "./RowOrder.ts";

interface Props {
  readonly index: number;
  readonly title: string;
  /** Id of the row; the buttons' own begin with it. */
  readonly id: string;
  readonly order: RowOrder;
}

/** Moves a row: by the grip with a mouse, by the buttons with anything. */
export function RowMoves({ index, title, id, order }: Props) {
  return (
    <span className={styles.moves}>
      <span
        className={styles.grip}
        draggable
        aria-hidden
        title={text("forms.drag")}
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
        label={text("forms.moveUp", { title })}
        disabled={index === 0}
        onClick={() => order.move(index, index - 1, "-up")}
      />
      <IconButton
        id={`${id}-down`}
        icon="arrow-down"
        size="small"
        label={text("forms.moveDown", { title })}
        disabled={index === order.count - 1}
        onClick={() => order.move(index, index + 1, "-down")}
      />
    </span>
  );
}
