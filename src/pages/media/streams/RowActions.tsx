import { IconButton } from "../../../components/controls/IconButton.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { text } from "../../../texts/text.ts";
import { useStreamListFrame } from "./StreamListContext.ts";
import styles from "./StreamList.module.css";

/** What can be done to one row: its menu, and the grip to drag it elsewhere. */
export function RowActions({ name }: { readonly name: string }) {
  const { canMove, openMenu } = useStreamListFrame();
  return (
    <span className={styles.actions}>
      {canMove && (
        <span className={styles.grip} draggable data-grip={name} title={text("media.drag")}>
          <Icon name="grip" size={14} />
        </span>
      )}
      <IconButton
        icon="more"
        size="small"
        label={text("media.actionsOf", { name })}
        aria-haspopup="menu"
        onClick={(event) => openMenu(name, event.currentTarget)}
      />
    </span>
  );
}
