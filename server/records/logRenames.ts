import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import { logAddress, logScope } from "../../src/model/entity/itemLogs.ts";
import { isPlainObject } from "../../src/model/Json.ts";
import type { ConfigChange } from "../config/ServedConfig.ts";
import type { NameNow, StreamLogStore } from "./StreamLogStore.ts";

type Renaming = Pick<ConfigChange, "renames" | "before" | "config">;

/**
 * The logs of items that go on under another name go with them, and a location's with those of its streams. What is still
 * noted under a former name while the change is carried out, as that a publisher was dropped for it, goes there too.
 */
export function moveLogs(log: StreamLogStore, change: Renaming, entities: readonly ConfigEntity[]): void {
  const items = renamedItems(change, entities);
  if (items.length === 0) return;
  const stopRedirecting = log.renameAll(namesAfter(items, change));
  // All who carry it out are told of the change in one go.
  setImmediate(stopRedirecting);
  for (const { to, from, isStream } of items) {
    // A stream says it itself, at the moment when it goes on.
    if (!isStream) log.note(to.address, "info", `Renamed: its name was ${from.key}.`);
  }
}

function renamedItems({ renames, before }: Renaming, entities: readonly ConfigEntity[]) {
  return renames.flatMap(({ from: [collection, from], to: [, to] }) => {
    const entity = entities.find((one) => one.collection === collection);
    if (entity?.log === undefined || from === undefined || to === undefined) return [];
    const address = logAddress(entity, from);
    const isStream = entity.log === "name";
    return {
      isStream,
      from: { key: from, address },
      to: { key: to, address: logAddress(entity, to) },
      // Whose a name is was said by the config from before: under the new one it may be another item's.
      isWithin: isStream ? undefined : logScope(address, entities, () => before),
    };
  });
}

function namesAfter(items: ReturnType<typeof renamedItems>, { config: { streams } }: Renaming): NameNow {
  return (name) => {
    const item = items.find(({ from }) => from.address === name);
    if (item) return item.to.address;
    if (isPlainObject(streams) && Object.hasOwn(streams, name)) return undefined;
    const holder = items.find(({ isWithin }) => isWithin?.(name) === true);
    return holder && holder.to.key + name.slice(holder.from.key.length);
  };
}
