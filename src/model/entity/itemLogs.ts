import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { formatPointer, parsePointer } from "../configPath.ts";
import { findVodFile } from "../files/fileNames.ts";
import { isPlainObject, type JsonObject } from "../Json.ts";
import type { Rename } from "./entityPlace.ts";

/** The name that the log of an item is asked for by: a stream's own, else the pointer to the item in the config. */
export function logAddress({ log, collection = "" }: EntityDescriptor, key: string): string {
  return log === "name" ? key : formatPointer([collection, key]);
}

/**
 * Whether the items of an entity have a page with their log. A server without `item_logs` keeps only those of streams.
 * @param can whether the server has a capability
 */
export function hasLogs({ log }: EntityDescriptor, can: (capability: string) => boolean): boolean {
  return log !== undefined && (log === "name" || can("item_logs"));
}

/** Which lines make the log of an item: by the name that they were noted under. */
export type LogScope = (name: string) => boolean;

/**
 * The log of an item that consists of what is named below it, `/lives/talk`: its own lines and those of its streams or files.
 * @param config read at each line: what belongs to an item changes
 * @returns undefined for an address that is a log of its own, as a stream's
 */
export function logScope(
  address: string,
  entities: readonly EntityDescriptor[],
  config: () => JsonObject,
): LogScope | undefined {
  const [collection, key, ...rest] = address.startsWith("/") ? parsePointer(address) : [];
  if (collection === undefined || key === undefined || rest.length > 0) return undefined;
  const entity = entities.find((one) => one.collection === collection);
  if (entity?.log !== "members") return undefined;
  return (name) => {
    if (name === address) return true;
    if (!name.startsWith(`${key}/`)) return false;
    const { [collection]: items, streams } = config();
    if (isPlainObject(streams) && Object.hasOwn(streams, name)) return false;
    // Of two whose keys the name begins with it is the longer one's, as locations take streams and VODs files.
    const holder = isPlainObject(items) ? findVodFile(name, items)?.prefix : undefined;
    return holder === undefined || holder.length <= key.length;
  };
}

/** A log that goes on at another address, as its item does under another key. */
interface RenamedLog {
  readonly entity: EntityDescriptor;
  readonly from: { readonly key: string; readonly address: string };
  readonly to: { readonly key: string; readonly address: string };
}

/** The logs of items that go on under another name. */
export function renamedLogs(renames: readonly Rename[], entities: readonly EntityDescriptor[]): readonly RenamedLog[] {
  return renames.flatMap(({ from: [collection, from], to: [, to] }) => {
    const entity = entities.find((one) => one.collection === collection);
    if (entity?.log === undefined || from === undefined || to === undefined) return [];
    const at = (key: string) => ({ key, address: logAddress(entity, key) });
    return [{ entity, from: at(from), to: at(to) }];
  });
}

/** What a name of a log is after a change; undefined for one that stays. */
export type NameNow = (name: string) => string | undefined;

/**
 * The names of logs after a change: of what is named below an item they change with the item's.
 * @param before the config that says whose a name was: by the one of after the change it may be another item's
 */
export function logNamesAfter(
  renamed: readonly RenamedLog[],
  { before, after }: { readonly before: JsonObject; readonly after: JsonObject },
  entities: readonly EntityDescriptor[],
): NameNow {
  const holders = renamed.flatMap(({ entity, from, to }) => {
    const isWithin = entity.log === "members" ? logScope(from.address, entities, () => before) : undefined;
    return isWithin ? [{ isWithin, from: from.key, to: to.key }] : [];
  });
  const { streams } = after;
  return (name) => {
    const own = renamed.find(({ from }) => from.address === name);
    if (own) return own.to.address;
    if (isPlainObject(streams) && Object.hasOwn(streams, name)) return undefined;
    const holder = holders.find(({ isWithin }) => isWithin(name));
    return holder && holder.to + name.slice(holder.from.length);
  };
}
