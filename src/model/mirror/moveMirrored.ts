import { type MirroredMode, type MirrorLists, nameMatcher, listedNames } from "./mirroredModes.ts";

/** What a move changes in the lists of a mirror; null: the list is absent from then on. */
export interface MirrorChanges {
  readonly only?: string[] | null;
  readonly except?: string[] | null;
}

/** The lists to save, as a merge patch over the mirror; or why nothing can be. */
export type MirrorMove =
  | {
      readonly kind: "save";
      readonly changes: MirrorChanges;
      /** New streams of the mirror will be on demand from now on: to be asked first. */
      readonly asksFirst: boolean;
    }
  | { readonly kind: "refused" };

/**
 * Moves one stream of a mirror to another mode. `known` are the names of all its streams: while `only` is absent, one
 * goes on demand by naming all the others, so it is refused while no other is known; where a `*` in `only` takes it, the
 * others that `*` takes are named. An emptied `only` stays a list, for without it everything would be static again: save
 * the changes as they are, not through the draft.
 */
export function moveMirrored(
  mirror: MirrorLists,
  name: string,
  to: MirroredMode,
  known: readonly string[],
): MirrorMove {
  const only = listedNames(mirror.only);
  const except = listedNames(mirror.except) ?? [];
  if (to === "ignored") {
    return save({
      except: including(except, name),
      ...(only?.includes(name) === true && { only: without(only, name) }),
    });
  }
  const readmitted = except.includes(name) ? { except: emptied(without(except, name)) } : {};
  if (to === "static")
    return save({ ...readmitted, ...(only && { only: isIn(only, name) ? [...only] : [...only, name] }) });
  const isIgnored = nameMatcher(except);
  const others = known.filter((each) => !isIn([name], each) && !isIgnored(each));
  if (only === undefined)
    return others.length === 0 ? { kind: "refused" } : save({ ...readmitted, only: others }, true);
  const left = without(only, name);
  const taking = left.filter((each) => isIn([each], name));
  const named = left.flatMap((each) => (taking.includes(each) ? others.filter(nameMatcher([each])) : each));
  return save({ ...readmitted, only: [...new Set(named)] }, taking.length > 0);
}

function isIn(list: readonly string[], name: string): boolean {
  return nameMatcher(list)(name);
}

function save(changes: MirrorChanges, asksFirst = false): MirrorMove {
  return { kind: "save", changes, asksFirst };
}

function including(names: readonly string[], name: string): string[] {
  return names.includes(name) ? [...names] : [...names, name];
}

function without(names: readonly string[], name: string): string[] {
  return names.filter((each) => each !== name);
}

function emptied(names: string[]): string[] | null {
  return names.length === 0 ? null : names;
}

/** What to save for another default mode: `only` absent for static, an empty list for on demand. */
export function withDefaultMode(mode: "static" | "onDemand"): MirrorChanges {
  return { only: mode === "static" ? null : [] };
}

/** Whether another default mode forgets which streams are static by name. */
export function dropsNames(mirror: MirrorLists, mode: "static" | "onDemand"): boolean {
  return mode === "static" && (listedNames(mirror.only) ?? []).length > 0;
}
