import { isPlainObject } from "../../patch/isPlainObject.ts";
import { naturalKey } from "../../sort/naturalKey.ts";
import { fileStatus } from "../fileStatus.ts";
import type { GroupKind } from "./GroupKind.ts";

/** VOD locations, and their open files. */
export const vodKind: GroupKind = {
  membersOf: ({ files }) => (isPlainObject(files) ? files : {}),
  nameOf: (key) => key,
  statusOf: (_file, vod) => fileStatus(vod),
  factsOf: (name, { client_count: clients }, { short }, position) => ({
    name,
    nameKey: naturalKey(name),
    status: short,
    clients: typeof clients === "number" ? clients : 0,
    bitrateKbit: 0,
    lifetimeMs: 0,
    position,
  }),
};
