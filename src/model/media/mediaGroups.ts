import { isPlainObject, type JsonObject } from "../Json.ts";
import type { ShortStatus } from "../stream/streamStatus.ts";
import type { StreamView } from "../stream/StreamView.ts";
import type { BelowRow, ListView } from "../collection/listRows.ts";
import { namesInOrder } from "./mediaOrder.ts";
import { fitsFilter, matchesQuery, type MediaFilter } from "./mediaSearch.ts";
import { type MediaFigures, mediaSorting, sortMedia } from "./mediaSorting.ts";

/** How a grouped list reads the entities of its collection and what the server reports below them. */
export interface GroupKind {
  /** Property of a group in which the server reports what stands below it. */
  readonly membersIn: "streams" | "files";
  /** Where a row below a group leads; undefined: nowhere. */
  linkOf(row: BelowRow): MediaLink | undefined;
  /** The group's name, as the search and the sorting read it. */
  searchName(key: string, group: JsonObject): string;
  /** A member as it is shown. */
  view(member: JsonObject, group: JsonObject): MediaFigures & Pick<StreamView, "status">;
}

/** The first part of a page's address, and the name after it. */
interface MediaLink {
  readonly route: string;
  readonly name: string;
}

/** What of a grouped list is shown, and in which order. */
type GroupView = Pick<ListView, "query" | "filters" | "sorting">;

/** What stands below a group, by name: streams or files. */
export function membersOf(group: JsonObject, { membersIn }: GroupKind): JsonObject {
  const members = group[membersIn];
  return isPlainObject(members) ? members : {};
}

/** A group that a list shows, with what it shows of it. */
export interface KeptGroup {
  readonly key: string;
  readonly group: JsonObject;
  /** Names of the members shown, in their order. */
  readonly members: readonly string[];
  /** Its own words fit what is searched. */
  readonly isMatch: boolean;
}

/**
 * The groups of a collection that a view shows. One whose own words fit the search keeps all its members, another those
 * that fit; of a filter a group keeps the members that fit it, and stays without any only for a setting of its own.
 * @param keys of all groups in their order
 * @param others whether something else below a group fits the search, so that it stays
 */
export function keptGroups(
  collection: JsonObject,
  kind: GroupKind,
  view: GroupView,
  keys: readonly string[],
  others: (group: JsonObject) => boolean = () => false,
): readonly KeptGroup[] {
  const kept = keys.flatMap((key): KeptGroup[] => {
    const group = collection[key];
    if (!isPlainObject(group)) return [];
    const isMatch = matchesQuery(kind.searchName(key, group), group, view.query);
    const members = keptMembers(group, kind, view, isMatch);
    const staysEmpty = view.filters.every((filter) => hasByItself(filter, group)) && (isMatch || others(group));
    return members.length > 0 || staysEmpty ? [{ key, group, members, isMatch }] : [];
  });
  const nameOf = ({ key, group }: KeptGroup) => kind.searchName(key, group);
  return sortMedia(kept, mediaSorting(view.sorting), nameOf, ({ group }) => {
    const { status, clients, ...figures } = groupTotals(group, kind);
    return { ...figures, short: status, clientCount: clients };
  });
}

/** The members of a group that a view shows, in its order; `isMatch`: the group's own words fit, which keeps all. */
function keptMembers(group: JsonObject, kind: GroupKind, view: GroupView, isMatch: boolean): readonly string[] {
  const members = membersOf(group, kind);
  const names = namesInOrder(members);
  const { query, filters } = view;
  const sorting = mediaSorting(view.sorting);
  const kept =
    isMatch && filters.length === 0
      ? names
      : names.filter((name) => {
          const member = members[name];
          if (!isPlainObject(member)) return false;
          return (isMatch || matchesQuery(name, member, query)) && fitsFilters(filters, member, group, kind);
        });
  if (sorting === undefined) return kept;
  const shown = kept.filter((name) => isPlainObject(members[name]));
  return sortMedia(shown, sorting, itself, (name) => {
    const member = members[name];
    return kind.view(isPlainObject(member) ? member : {}, group);
  });
}

function itself(name: string): string {
  return name;
}

function fitsFilters(filters: readonly MediaFilter[], member: JsonObject, group: JsonObject, kind: GroupKind): boolean {
  if (filters.length === 0) return true;
  const { status } = kind.view(member, group);
  return filters.every((filter) => hasByItself(filter, group) || fitsFilter(filter, member, status));
}

/** Whether a group fits a filter by its own settings: a recording or transcoding one lends that to all its members. */
export function hasByItself(filter: MediaFilter, group: JsonObject): boolean {
  return (filter === "dvr" || filter === "transcoder") && isPlainObject(group[filter]);
}

/** What all members of a group come to. */
export interface GroupTotals {
  readonly count: number;
  readonly online: number;
  /** Error with one member in error, on with one that runs; off without any. */
  readonly status: ShortStatus;
  readonly clients: number;
  readonly bitrateKbit: number;
  /** Of the member that runs the longest. */
  readonly lifetimeMs: number;
}

const MOST_TELLING_FIRST: readonly ShortStatus[] = ["err", "on", "off", "dis"];

export function groupTotals(group: JsonObject, kind: GroupKind): GroupTotals {
  const states = new Map<ShortStatus, number>();
  let [count, clients, bitrateKbit, lifetimeMs] = [0, 0, 0, 0];
  for (const member of Object.values(membersOf(group, kind))) {
    if (!isPlainObject(member)) continue;
    const view = kind.view(member, group);
    states.set(view.short, (states.get(view.short) ?? 0) + 1);
    count += 1;
    clients += view.clientCount;
    bitrateKbit += view.bitrateKbit;
    lifetimeMs = Math.max(lifetimeMs, view.lifetimeMs);
  }
  const status = MOST_TELLING_FIRST.find((each) => states.has(each)) ?? "off";
  return { count, online: states.get("on") ?? 0, status, clients, bitrateKbit, lifetimeMs };
}
