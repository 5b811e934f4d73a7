import type { JsonObject } from "../Json.ts";
import { type MirroredMode, mirroredModes, listedNames } from "../mirror/mirroredModes.ts";
import { originName } from "../mirror/mirroredNames.ts";
import { sourceUrls } from "../stream/reportedStream.ts";
import { StreamView } from "../stream/StreamView.ts";
import { belowRow, itemRow, type ListRow, type ListView, type RowsOf } from "../collection/listRows.ts";
import { type GroupKind, type KeptGroup, keptGroups } from "./mediaGroups.ts";

/**
 * The rows of the mirror list. Each mirror is a section: itself, its static streams, the row that shows and hides its
 * on-demand ones, those where they are asked for, and the ignored names. These are as the mirror's list has them: with a
 * `*` perhaps, and the origin need not know them.
 */
export const mirrorRows: RowsOf = (sources, view, keys) => {
  const ignored = (mirror: JsonObject, isMatch: boolean) => ignoredNames(mirror, view, isMatch);
  const kept = keptGroups(sources, mirrorKind, view, keys, (mirror) => ignored(mirror, false).length > 0);
  return kept.flatMap((group) => section(group, view.opened.has(group.key), ignored(group.group, group.isMatch)));
};

function section({ key, group, members }: KeptGroup, isOpen: boolean, ignored: readonly string[]): readonly ListRow[] {
  const modeOf = mirroredModes(group);
  const inMode = (mode: MirroredMode) => members.filter((name) => modeOf(originName(group, name)) === mode);
  const onDemand = inMode("onDemand");
  const mirrored = (name: string) => belowRow("mirrored", key, name);
  return [
    itemRow(key),
    ...inMode("static").map(mirrored),
    ...(onDemand.length > 0
      ? [{ kind: "fold", id: `fold/${key}`, owner: key, count: onDemand.length, isOpen } as const]
      : []),
    ...(isOpen ? onDemand.map(mirrored) : []),
    ...ignored.map((name) => belowRow("excepted", key, name)),
  ];
}

/** An ignored stream does not run: no filter keeps it. */
function ignoredNames(mirror: JsonObject, { query, filters }: ListView, isMatch: boolean): readonly string[] {
  if (filters.length > 0) return [];
  const wanted = query.trim().toLowerCase();
  return (listedNames(mirror["except"]) ?? []).filter((name) => isMatch || name.toLowerCase().includes(wanted));
}

/** Mirrors, and the streams they take over; an operator knows a mirror by its servers, for its key is a mere number. */
export const mirrorKind: GroupKind = {
  membersIn: "streams",
  linkOf: ({ part, name }) => (part === "mirrored" ? { route: "mirrored", name } : undefined),
  searchName: (_key, mirror) => {
    const { prefix, source_hostname: host } = mirror;
    return [...sourceUrls(mirror), prefix, host].filter((word) => typeof word === "string").join(" ");
  },
  view: (stream) => new StreamView(stream, "mirrored"),
};
