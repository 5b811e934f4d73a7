import type { RowAction } from "../../../../overrides/ListOverride.ts";
import type { IconName } from "../../../components/icons.ts";
import type { When } from "../../../components/states/WhenSign.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { isPlainObject } from "../../../model/Json.ts";
import { deleteEdit, enabledEdit, type MediaEdit, modeEdit, minimalEdit } from "../../../model/media/mediaEdits.ts";
import { saveAtOnce } from "../../../stores/saving/immediateSaves.ts";
import { text } from "../../../texts/text.ts";
import { entities } from "../../../generated/entities.ts";
import { useDeletionQuestion } from "../../collection/deleteItems.tsx";
import { useRestart } from "../../../context/useRestart.ts";
import { RowMenu, useOpenRow } from "../../list/RowMenu.tsx";
import type { MoveTo } from "../../list/useReorder.ts";

/** Something that can be done to streams. */
export type StreamActionId = "restart" | "enable" | "disable" | "static" | "onDemand" | "delete";

/** What is offered for a stream, as it is set now; for several, or one that is not known, everything. Deletion is last. */
export function actionsFor(stream: unknown): readonly StreamActionId[] {
  if (!isPlainObject(stream)) return ["restart", "enable", "disable", "static", "onDemand", "delete"];
  const mode = stream["static"] === false ? "static" : "onDemand";
  return ["restart", stream["disabled"] === true ? "enable" : "disable", mode, "delete"];
}

/** Whether something waits for the server to be there: the draft, which is reviewed later, needs none. */
export function isStoppedOffline(id: StreamActionId, when: When): boolean {
  return id === "restart" || when === "atOnce";
}

/**
 * Does something to streams. What changes their config goes the way it was announced, however many they are; a restart
 * changes nothing of it.
 */
export function useStreamActions(names: readonly string[], when: When): (id: StreamActionId) => Promise<void> {
  const stores = useStores();
  const { restart } = useRestart(names);
  const askDeletion = useDeletionQuestion({ entity: entities.stream, titleOf: (key) => key });
  return async (id) => {
    const { config, draft } = stores;
    if (id === "restart") return restart();
    const streams = config.readList("streams");
    const edits = names.map((one) => minimalEdit(streamEditOf[id](one), streams));
    if (id === "delete" && !(await askDeletion(names, when))) return;
    if (when === "staged") draft.editEach(edits);
    else await saveAtOnce(stores, edits);
  };
}

type Edit = (name: string) => MediaEdit;

/** What changes the config of a stream, by the action's name; `restart` changes nothing of it. */
const streamEditOf: Readonly<Record<Exclude<StreamActionId, "restart">, Edit>> = {
  enable: (name) => enabledEdit("streams", name, true),
  disable: (name) => enabledEdit("streams", name, false),
  static: (name) => modeEdit(name, true),
  onDemand: (name) => modeEdit(name, false),
  delete: (name) => deleteEdit("streams", name),
};

export const streamActionIcons: Readonly<Record<StreamActionId, IconName>> = {
  restart: "restart",
  enable: "power",
  disable: "ban",
  static: "pin",
  onDemand: "clock",
  delete: "trash",
};

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
    when: "atOnce",
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
