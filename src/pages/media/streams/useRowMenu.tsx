import { lazy, Suspense, useCallback, useState } from "react";
import { useStores } from "../../../context/StoresContext.ts";
import { text } from "../../../texts/text.ts";
import { streamActionIcons, type StreamActionId, useStreamActions } from "./streamActions.ts";
import type { MoveTo } from "../../collection/useReorder.ts";

// Menus are a large part of what the console loads, and the list shows without them.
const AnchoredMenu = lazy(() =>
  import("../../../components/overlays/Menu.tsx").then((menu) => ({ default: menu.AnchoredMenu<ActionId> })),
);

type ActionId = StreamActionId | MoveTo;

const moves: readonly MoveTo[] = ["top", "up", "down", "bottom"];
const moveIcons = { top: "to-top", up: "arrow-up", down: "arrow-down", bottom: "to-bottom" } as const;

/** The menu of whichever row's button was pressed. To be read in an observer. */
export function useRowMenu(canMove: boolean, move: (name: string, to: MoveTo) => void) {
  const { config, connection } = useStores();
  const [open, setOpen] = useState<{ readonly name: string; readonly anchor: Element }>();
  const name = open?.name ?? "";
  const act = useStreamActions([name]);
  const stream = open && config.node("streams", name).readConfig();
  const actions: readonly StreamActionId[] = [
    "restart",
    stream?.["disabled"] === true ? "enable" : "disable",
    stream && stream["static"] !== false ? "onDemand" : "static",
  ];
  const item = (id: StreamActionId) => ({
    id,
    label: text(`media.action.${id}`),
    icon: streamActionIcons[id],
    isDangerous: id === "delete",
    isDisabled: connection.isOffline,
  });
  const items = [
    ...actions.map(item),
    ...moves.map((id) => ({ id, label: text(`media.move.${id}`), icon: moveIcons[id], isDisabled: !canMove })),
    item("delete"),
  ];
  const menu = open && (
    <Suspense>
      <AnchoredMenu
        label={text("media.actionsOf", { name })}
        anchor={open.anchor}
        items={items}
        onAction={(id) => (isMove(id) ? move(name, id) : void act(id))}
        onClose={() => setOpen(undefined)}
      />
    </Suspense>
  );
  return { menu, openMenu: useCallback((of: string, anchor: Element) => setOpen({ name: of, anchor }), []) };
}

function isMove(id: ActionId): id is MoveTo {
  return moves.some((one) => one === id);
}
