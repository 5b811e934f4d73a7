import type { RowAction } from "../../../../overrides/ListOverride.ts";
import { useStores } from "../../../context/StoresContext.ts";
import { text } from "../../../texts/text.ts";
import { RowMenu, useOpenRow } from "../../list/RowMenu.tsx";
import type { MoveTo } from "../../list/useReorder.ts";
import { actionsFor, isStoppedOffline, streamActionIcons, useStreamActions } from "./streamActions.ts";

/** The menu of whichever row's button was pressed. To be read in an observer. */
export function useRowMenu(canMove: boolean, move: (name: string, to: MoveTo) => void) {
  const { config, connection } = useStores();
  const { row, openMenu, closeMenu } = useOpenRow();
  const name = row?.key ?? "";
  const act = useStreamActions([name], "atOnce");
  const stream = row && config.node("streams", name).readConfig();
  const actions = actionsFor(stream ?? {}).map((id): RowAction => ({
    id,
    label: text(`media.action.${id}`),
    icon: streamActionIcons[id],
    isDangerous: id === "delete",
    when: id === "restart" ? undefined : "atOnce",
    isDisabled: connection.isOffline && isStoppedOffline(id, "atOnce"),
    run: () => void act(id),
  }));
  const menu = row && (
    <RowMenu
      row={row}
      name={name}
      first={actions.slice(0, -1)}
      last={actions.slice(-1)}
      move={move}
      canMove={canMove}
      onClose={closeMenu}
    />
  );
  return { menu, openMenu };
}
