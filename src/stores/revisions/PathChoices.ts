import { makeAutoObservable } from "mobx";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import { type ConfigPath, parsePointer } from "../../model/configPath.ts";
import { entityNameAt, titleAt } from "../../model/diff/settingWords.ts";
import { entityIndex } from "../../model/entity/entityPlace.ts";
import { pathText } from "../../model/revisions/revisionView.ts";
import type { Stores } from "../Stores.ts";

/** Names that can be chosen, and the path that each stands for. */
export type NamedPaths = ReadonlyMap<string, string>;

/** What of the config can be chosen by its name: all entities, and the settings of one of them or of the server. */
export class PathChoices {
  constructor(private readonly parts: Pick<Stores, "config">) {
    makeAutoObservable<this, "parts">(this, { parts: false });
  }

  /** `Stream news` is `streams/news`. */
  get entities(): NamedPaths {
    const { config } = this.parts;
    const described: readonly EntityDescriptor[] = Object.values(entities);
    const paths = described.flatMap(({ collection }) =>
      collection === undefined
        ? []
        : Object.entries(config.readList(collection)).map(([key, value]) => ({ path: [collection, key], value })),
    );
    return named(paths.map(({ path, value }) => [entityNameAt(path, value, entities).entity, path]));
  }

  /** The settings of an entity, or where none is meant those of the server: `Client timeout` is `streams/news/clients_timeout`. */
  settings(at: ConfigPath): NamedPaths {
    const [collection] = at;
    const { byCollection, server } = entityIndex(entities);
    const entity = collection === undefined ? server : byCollection.get(collection);
    const pointers = Object.keys(entity?.fields ?? {}).filter((pointer) => !pointer.includes("*"));
    return named(
      pointers.map((pointer) => [...at, ...parsePointer(pointer)]).map((path) => [titleAt(path, entities), path]),
    );
  }
}

/** Where two have one name, the path tells them apart. */
function named(rows: readonly (readonly [string, ConfigPath])[]): NamedPaths {
  const found = new Map<string, string>();
  for (const [name, path] of rows) {
    const text = pathText(path);
    found.set(found.has(name) ? `${name} (${text})` : name, text);
  }
  return found;
}
