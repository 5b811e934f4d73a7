import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import type { EntityReference } from "../../../generated/contracts/EntityReference.ts";
import { type ConfigPath, formatPointer, parsePointer } from "../../configPath.ts";

/** Where references may stand in an entity, step by step: a few of hundreds of settings. */
export interface ReferenceTree {
  /** Pointer pattern in the entity. */
  readonly pattern: string;
  readonly ref?: EntityReference;
  readonly keyRef?: EntityReference;
  /** Of a list: the property that an item written as a bare text stands for. */
  readonly bareKey?: string;
  /** By property; `*` for the items of a list and the values of a map. */
  readonly below: ReadonlyMap<string, ReferenceTree>;
}

const trees = new WeakMap<EntityDescriptor, ReferenceTree>();

/** The references of an entity; undefined for one that refers to nothing. */
export function referenceTree(entity: EntityDescriptor): ReferenceTree | undefined {
  const known = trees.get(entity) ?? growTree(entity, []);
  trees.set(entity, known);
  return known.below.size === 0 ? undefined : known;
}

function growTree(entity: EntityDescriptor, at: ConfigPath): ReferenceTree {
  const pattern = formatPointer(at);
  const own = entity.fields[pattern];
  const steps = new Set(
    Object.entries(entity.fields).flatMap(([pointer, { ref, keyRef }]) => {
      const path = parsePointer(pointer);
      const isBelow = path.length > at.length && at.every((segment, index) => path[index] === segment);
      return isBelow && (ref ?? keyRef) !== undefined ? [path[at.length] ?? ""] : [];
    }),
  );
  return {
    pattern,
    ...(own?.ref && { ref: own.ref }),
    ...(own?.keyRef && { keyRef: own.keyRef }),
    ...(own?.list?.bareKey && { bareKey: own.list.key }),
    below: new Map([...steps].map((step) => [step, growTree(entity, [...at, step])])),
  };
}

/** The part of a tree for what stands one step further; undefined where nothing refers. */
export function treeBelow(tree: ReferenceTree | undefined, step: string): ReferenceTree | undefined {
  return tree?.below.get(step) ?? tree?.below.get("*");
}
