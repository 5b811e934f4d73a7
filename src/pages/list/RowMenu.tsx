import { Suspense, useCallback, useState } from "react";
import type { RowAction } from "../../../overrides/ListOverride.ts";
import { IconButton } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { whenTitle } from "../../components/states/WhenSign.tsx";
import { text } from "../../texts/text.ts";
import styles from "./List.module.css";
import type { MoveTo } from "./useReorder.ts";
import { lazyPart } from "../../components/states/lazyPart.tsx";

// Menus are a large part of what the console loads, and the list shows without them.
const AnchoredMenu = lazyPart(() =>
  import("../../components/overlays/Menu.tsx").then((menu) => menu.AnchoredMenu<string>),
);

const moves = ["top", "up", "down", "bottom"] as const;
const moveIcons = { top: "to-top", up: "arrow-up", down: "arrow-down", bottom: "to-bottom" } as const;

interface OpenRow {
  readonly key: string;
  /** The button that was pressed. */
  readonly anchor: Element;
}

/** Which row's menu is open, of the many rows of a list. */
export function useOpenRow() {
  const [row, setRow] = useState<OpenRow>();
  const openMenu = useCallback((key: string, anchor: Element) => setRow({ key, anchor }), []);
  return { row, openMenu, closeMenu: () => setRow(undefined) };
}

interface RowMenuProps {
  readonly row: OpenRow;
  /** What the operator knows the row by. */
  readonly name: string;
  readonly first: readonly RowAction[];
  readonly last: readonly RowAction[];
  /** Absent: the list has no order of its own. */
  readonly move?: ((key: string, to: MoveTo) => void) | undefined;
  readonly canMove: boolean;
  readonly onClose: () => void;
}

/** The menu of whichever row's button was pressed: what can be done to it, and where it can go. */
export function RowMenu({ row: { key, anchor }, name, first, last, move, canMove, onClose }: RowMenuProps) {
  const moving = moves.map((to) => ({
    id: to,
    label: text(`media.move.${to}`),
    icon: moveIcons[to],
    isDisabled: !canMove,
    when: "atOnce" as const,
    run: () => move?.(key, to),
  }));
  const actions: readonly RowAction[] = [...first, ...(move ? moving : []), ...last];
  return (
    <Suspense>
      <AnchoredMenu
        label={text("media.actionsOf", { name })}
        anchor={anchor}
        items={actions}
        onAction={(id) => actions.find((action) => action.id === id)?.run()}
        onClose={onClose}
      />
    </Suspense>
  );
}

interface RowButtonsProps {
  readonly itemKey: string;
  readonly name: string;
  readonly canMove: boolean;
  readonly openMenu: (key: string, anchor: Element) => void;
}

/** At the end of a row: the grip to drag it elsewhere, and its menu. */
export function RowButtons({ itemKey, name, canMove, openMenu }: RowButtonsProps) {
  return (
    <>
      {canMove && (
        <span className={styles.grip} draggable data-grip={itemKey} title={whenTitle(text("media.drag"), "atOnce")}>
          <Icon name="grip" size={14} />
        </span>
      )}
      <IconButton
        icon="more"
        size="small"
        aria-haspopup="menu"
        label={text("media.actionsOf", { name })}
        onClick={(event) => openMenu(itemKey, event.currentTarget)}
      />
    </>
  );
}
