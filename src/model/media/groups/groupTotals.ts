import type { JsonObject } from "../../Json.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { ShortStatus } from "../../status/Status.ts";
import type { GroupKind } from "./GroupKind.ts";

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
  for (const [name, member] of Object.entries(kind.membersOf(group))) {
    if (!isPlainObject(member)) continue;
    const facts = kind.factsOf(name, member, kind.statusOf(member, group), 0);
    states.set(facts.status, (states.get(facts.status) ?? 0) + 1);
    count += 1;
    clients += facts.clients;
    bitrateKbit += facts.bitrateKbit;
    lifetimeMs = Math.max(lifetimeMs, facts.lifetimeMs);
  }
  const status = MOST_TELLING_FIRST.find((each) => states.has(each)) ?? "off";
  return { count, online: states.get("on") ?? 0, status, clients, bitrateKbit, lifetimeMs };
}
