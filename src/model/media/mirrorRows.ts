import type { JsonObject } from "../Json.ts";
import { mirroredModes } from "../mirror/mirroredModes.ts";
import type { MirroredMode } from "../mirror/MirrorLists.ts";
import { namesIn } from "../mirror/namesIn.ts";
import { originName } from "../mirror/originName.ts";
import type { KeptGroup } from "./groups/KeptGroup.ts";
import { keptGroups } from "./groups/keptGroups.ts";
import { mirrorKind } from "./groups/mirrorKind.ts";
import type { RowsView } from "./groups/RowsView.ts";
import type { MirrorRow } from "./MirrorRow.ts";

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
  return (namesIn(mirror["except"]) ?? []).filter((name) => isMatch || name.toLowerCase().includes(wanted));
}
