import { isPlainObject, type JsonObject } from "../Json.ts";
import { type MirroredMode, mirroredModes, listedNames } from "../mirror/mirroredModes.ts";
import { originName } from "../mirror/mirroredNames.ts";
import { sourceUrls } from "../stream/reportedStream.ts";
import { StreamView } from "../stream/StreamView.ts";
import { type GroupKind, type KeptGroup, keptGroups, type RowsView } from "./mediaGroups.ts";

/** A row of the mirror list; `owner` is the mirror's key. */
export type MirrorRow =
  | { readonly kind: "group"; readonly id: string; readonly key: string }
  | { readonly kind: "mirrored"; readonly id: string; readonly owner: string; readonly name: string }
  /** Shows and hides the on-demand streams. */
  | {
      readonly kind: "toggle";
      readonly id: string;
      readonly owner: string;
      readonly count: number;
      readonly isOpen: boolean;
    }
  /** An ignored name, as the mirror's list has it: it may hold a `*`, and the origin need not know it. */
  | { readonly kind: "excepted"; readonly id: string; readonly owner: string; readonly name: string };

/**
 * The rows of the mirror list. Each mirror is a section: itself, its static streams, the row that shows and hides its
 * on-demand ones, those where they are asked for (`open`, by the mirror's key), and the ignored names.
 */
export function mirrorRows(sources: JsonObject, view: RowsView, open: ReadonlySet<string>): readonly MirrorRow[] {
  const ignored = (mirror: JsonObject, isMatch: boolean) => ignoredNames(mirror, view, isMatch);
  return keptGroups(sources, mirrorKind, view, (mirror) => ignored(mirror, false).length > 0).flatMap((kept) =>
    section(kept, open.has(kept.key), ignored(kept.group, kept.isMatch)),
  );
}

function section({ key, group, members }: KeptGroup, isOpen: boolean, ignored: readonly string[]): MirrorRow[] {
  const modeOf = mirroredModes(group);
  const inMode = (mode: MirroredMode) => members.filter((name) => modeOf(originName(group, name)) === mode);
  const onDemand = inMode("onDemand");
  const mirrored = (name: string): MirrorRow => ({ kind: "mirrored", id: `mirrored/${key}/${name}`, owner: key, name });
  return [
    { kind: "group", id: `group/${key}`, key },
    ...inMode("static").map(mirrored),
    ...(onDemand.length > 0
      ? [{ kind: "toggle" as const, id: `toggle/${key}`, owner: key, count: onDemand.length, isOpen }]
      : []),
    ...(isOpen ? onDemand.map(mirrored) : []),
    ...ignored.map((name): MirrorRow => ({ kind: "excepted", id: `excepted/${key}/${name}`, owner: key, name })),
  ];
}

/** An ignored stream does not run: no filter keeps it. */
function ignoredNames(mirror: JsonObject, { query, filters }: RowsView, isMatch: boolean): readonly string[] {
  if (filters.length > 0) return [];
  const wanted = query.trim().toLowerCase();
  return (listedNames(mirror["except"]) ?? []).filter((name) => isMatch || name.toLowerCase().includes(wanted));
}

/** Mirrors, and the streams they take over; an operator knows a mirror by its servers, for its key is a mere number. */
export const mirrorKind: GroupKind = {
  members: ({ streams }) => (isPlainObject(streams) ? streams : {}),
  searchName: (_key, mirror) => {
    const { prefix, source_hostname: host } = mirror;
    return [...sourceUrls(mirror), prefix, host].filter((word) => typeof word === "string").join(" ");
  },
  view: (stream) => new StreamView(stream, "mirrored"),
};
