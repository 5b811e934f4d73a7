import { namesInOrder } from "../../entity/namesInOrder.ts";
import type { JsonObject } from "../../Json.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";
import { matchesQuery } from "../../search/matchesQuery.ts";
import { compareMedia } from "../../sort/compareMedia.ts";
import type { Status } from "../../status/Status.ts";
import { fitsFilters } from "./fitsFilters.ts";
import type { GroupKind } from "./GroupKind.ts";
import type { RowsView } from "./RowsView.ts";

/** For what is sorted by something else: the status of ten thousand streams takes its time. */
const unread: Status = { kind: "online", text: "", short: "on" };

/** The members of a group that a view shows, in its order; `isMatch`: the group's own words fit, which keeps all. */
export function keptMembers(group: JsonObject, kind: GroupKind, view: RowsView, isMatch: boolean): readonly string[] {
  const members = kind.membersOf(group);
  const names = namesInOrder(members);
  const { query, filters, sorting } = view;
  const kept =
    isMatch && filters.length === 0
      ? names
      : names.filter((name) => {
          const member = members[name];
          if (!isPlainObject(member)) return false;
          return (isMatch || matchesQuery(name, member, query)) && fitsFilters(filters, member, group, kind);
        });
  if (sorting === undefined) return kept;
  return kept
    .flatMap((name, position) => {
      const member = members[name];
      if (!isPlainObject(member)) return [];
      const status = sorting.key === "status" ? kind.statusOf(member, group) : unread;
      return kind.factsOf(name, member, status, position);
    })
    .toSorted((one, other) => compareMedia(sorting, one, other))
    .map(({ name }) => name);
}
