import type { RowAction } from "../../../../overrides/ListOverride.ts";
import { useStores } from "../../../context/StoresContext.ts";
import { text } from "../../../texts/text.ts";
import { RowMenu, useOpenRow } from "../../list/RowMenu.tsx";
import type { MoveTo } from "../../list/useReorder.ts";
import { streamActionIcons, type StreamActionId, useStreamActions } from "./streamActions.ts";

/** The menu of whichever row's button was pressed. To be read in an observer. */
export function useRowMenu(canMove: boolean, move: (name: string, to: MoveTo) => void) {
  const { config, connection } = useStores();
  const { row, openMenu, closeMenu } = useOpenRow();
  const name = row?.key ?? "";
  const act = useStreamActions([name]);
  const stream = row && config.node("streams", name).readConfig();
  const action = (id: StreamActionId): RowAction => ({
    id,
    label: text(`media.action.${id}`),
    icon: streamActionIcons[id],
    isDangerous: id === "delete",
    isDisabled: connection.isOffline,
    run: () => void act(id),
  });
  const menu = row && (
    <RowMenu
      row={row}
      name={name}
      first={[
        action("restart"),
        action(stream?.["disabled"] === true ? "enable" : "disable"),
        action(stream && stream["static"] !== false ? "onDemand" : "static"),
      ]}
      last={[action("delete")]}
      move={move}
      canMove={canMove}
      onClose={closeMenu}
    />
  );
  return { menu, openMenu };
}
