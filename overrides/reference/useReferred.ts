import { useStores } from "../../src/context/StoresContext.ts";
import type { EntityReference } from "../../src/generated/contracts/EntityReference.ts";
import { entities } from "../../src/generated/entities.ts";
import { entityIndex } from "../../src/model/entity/entityPlace.ts";
import { namesInOrder } from "../../src/model/media/mediaOrder.ts";
import { formatMediaNames } from "../../src/model/stream/mediaNames.ts";

/** What a setting may name, and where that is edited. */
export interface Referred {
  /** What one, and what several of them are called. */
  readonly label: string;
  readonly plural: string;
  readonly names: readonly string[];
  /** Address of all of them. */
  readonly home: string;
  /** Address of one of them; undefined for a name that nothing has. */
  readonly addressOf: (name: string) => string | undefined;
}

/** Read in an observer. @throws Error for a setting that names nothing */
export function useReferred(reference: EntityReference | undefined): Referred {
  const { config } = useStores();
  const target = entityIndex(entities).byCollection.get(reference?.collection ?? "");
  if (target === undefined) throw new Error(`No schema has the collection "${reference?.collection}" of an x-ref`);
  const { label, plural, route, pages, collection = "" } = target;
  const held = config.readList(collection);
  const home = `/${route}`;
  return {
    label,
    plural,
    names: namesInOrder(held),
    home,
    addressOf: (name) => {
      if (!Object.hasOwn(held, name)) return undefined;
      return pages.length === 0 ? home : `${home}/${formatMediaNames([name])}`;
    },
  };
}
