import { isPlainObject } from "../../patch/isPlainObject.ts";
import { sortFactsOf } from "../../sort/sortFactsOf.ts";
import { streamStatus } from "../../status/streamStatus.ts";
import type { GroupKind } from "./GroupKind.ts";

/** Locations, and the streams that are published to them. */
export const locationKind: GroupKind = {
  membersOf: ({ streams }) => (isPlainObject(streams) ? streams : {}),
  nameOf: (key) => key,
  statusOf: (stream) => streamStatus(stream, "published"),
  factsOf: (name, stream, { short }, position) => sortFactsOf(name, stream, short, position),
};
