import { isPlainObject } from "../../patch/isPlainObject.ts";
import { sortFactsOf } from "../../sort/sortFactsOf.ts";
import { streamStatus } from "../../status/streamStatus.ts";
import { urlsOf } from "../../status/urlsOf.ts";
import type { GroupKind } from "./GroupKind.ts";

/** Mirrors, and the streams they take over; an operator knows a mirror by its servers, for its key is a mere number. */
export const mirrorKind: GroupKind = {
  membersOf: ({ streams }) => (isPlainObject(streams) ? streams : {}),
  nameOf: (_key, mirror) => {
    const { prefix, source_hostname: host } = mirror;
    return [...urlsOf(mirror), prefix, host].filter((word) => typeof word === "string").join(" ");
  },
  statusOf: (stream) => streamStatus(stream, "mirrored"),
  factsOf: (name, stream, { short }, position) => sortFactsOf(name, stream, short, position),
};
