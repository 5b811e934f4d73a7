import type { IconName } from "../../../components/IconName.ts";
import { deleteEdit, enabledEdit, type MediaEdit, modeEdit } from "../../../model/media/streamEdits.ts";
import type { StreamActionId } from "./StreamActionId.ts";

type Edit = (name: string) => MediaEdit;

/** What changes the config of a stream, by the action's name; `restart` changes nothing of it. */
export const streamEditOf: Readonly<Record<Exclude<StreamActionId, "restart">, Edit>> = {
  enable: (name) => enabledEdit(name, true),
  disable: (name) => enabledEdit(name, false),
  static: (name) => modeEdit(name, true),
  onDemand: (name) => modeEdit(name, false),
  delete: deleteEdit,
};

export const streamActionIcons: Readonly<Record<StreamActionId, IconName>> = {
  restart: "restart",
  enable: "power",
  disable: "ban",
  static: "pin",
  onDemand: "clock",
  delete: "trash",
};
