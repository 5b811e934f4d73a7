import type { ReactNode } from "react";
import type { ChangePart } from "../../model/diff/Change.ts";

/** One change as a list of them shows it. */
export interface ChangeRow {
  readonly id: string;
  /** What is changed, as the operator calls it: "Stream news". */
  readonly entity: string;
  readonly field: string;
  /** In words; undefined: not set. */
  readonly old: string | undefined;
  readonly new: string | undefined;
  /** The words say what holds while nothing is set: no value that goes, or comes. */
  readonly isOldUnset?: boolean | undefined;
  readonly isNewUnset?: boolean | undefined;
  /** It comes or goes as a whole: there is no value to show. */
  readonly whole?: "created" | "deleted" | undefined;
  /** What becomes of each part, where it is no single value: items of a list, settings of a section. */
  readonly parts?: readonly ChangePart[] | undefined;
  /** Each part can be taken back by itself. */
  readonly hasUndoOfParts?: boolean | undefined;
  /** Neither value is shown. */
  readonly isSecret?: boolean | undefined;
  /** What it is one of, where equal changes of several are told as one: "streams", and which: "news". */
  readonly among?: { readonly plural: string; readonly name: string } | undefined;
  /** What follows from it: "restarts the stream, 312 viewers". */
  readonly impact?: string | undefined;
  /** What is to be settled about it before it can be saved. */
  readonly question?: ReactNode;
}

/** One change, or an equal one of several. */
export interface ChangeGroup {
  readonly first: ChangeRow;
  readonly members: readonly ChangeRow[];
}

/** What stands under one heading: the changes of one thing, or those that several have in common. */
export interface ChangeSection {
  readonly key: string;
  /** "Stream news"; of several "50 streams" is said by whoever draws it. */
  readonly entity: string;
  readonly plural: string;
  readonly groups: readonly ChangeGroup[];
  readonly isDeleted: boolean;
}

/** So many equal changes are told as one. */
const FEWEST = 3;

/** The changes under their headings, equal ones of several together, what is deleted first. */
export function changeSections(changes: readonly ChangeRow[]): readonly ChangeSection[] {
  const sections = new Map<string, { readonly section: ChangeSection; readonly groups: ChangeGroup[] }>();
  for (const group of grouped(changes)) {
    const { first, members } = group;
    const isOne = members.length === 1;
    const key = isOne ? first.entity : JSON.stringify(members.map(({ entity }) => entity));
    const known = sections.get(key);
    if (known) {
      known.groups.push(group);
      continue;
    }
    const groups = [group];
    const plural = isOne ? "" : (first.among?.plural ?? "");
    const section = { key, entity: first.entity, plural, groups, isDeleted: first.whole === "deleted" };
    sections.set(key, { section, groups });
  }
  const all = [...sections.values()].map(({ section }) => section);
  return [...all.filter(({ isDeleted }) => isDeleted), ...all.filter(({ isDeleted }) => !isDeleted)];
}

function grouped(changes: readonly ChangeRow[]): readonly ChangeGroup[] {
  const equal = new Map<string, ChangeRow[]>();
  for (const change of changes) {
    const key = sameness(change);
    const known = equal.get(key);
    if (known) known.push(change);
    else equal.set(key, [change]);
  }
  return [...equal.values()].flatMap((members) => {
    const [first] = members;
    if (first !== undefined && members.length >= FEWEST) return [{ first, members }];
    return members.map((member) => ({ first: member, members: [member] }));
  });
}

/**
 * Equal where two changes have the same: what comes of which setting, and what follows from it. How each was before may
 * differ.
 */
function sameness({ id, among, field, whole, parts, isSecret, question, ...change }: ChangeRow): string {
  // What is asked about one is asked about it alone, and two secrets may be two.
  if (among === undefined || question !== undefined || isSecret === true) return id;
  const becomes = whole === undefined && change.new;
  return JSON.stringify([among.plural, field, whole, parts, becomes, change.isNewUnset, change.impact]);
}

/** How all of them were before; undefined where they differ. */
export function commonOld({ first, members }: ChangeGroup): ChangeRow | undefined {
  return members.every(({ old }) => old === first.old) ? first : undefined;
}
