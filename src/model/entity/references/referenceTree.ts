import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import type { EntityReference } from "../../../generated/contracts/EntityReference.ts";
import { type ConfigPath, formatPointer, parsePointer } from "../../configPath.ts";

/** Where references may stand in an entity, step by step: a few of hundreds of settings. */
export interface ReferenceTree {
  /** Pointer pattern in the entity. */
  readonly pattern: string;
  readonly refs?: readonly EntityReference[];
  readonly keyRef?: EntityReference;
  /** Of a list: the property that an item written as a bare text stands for. */
  readonly bareKey?: string;
  /** By property; `*` for the items of a list and the values of a map. What contains itself leads back. */
  readonly below: ReadonlyMap<string, ReferenceTree>;
}

const trees = new WeakMap<EntityDescriptor, ReferenceTree>();

/** The references of an entity; undefined for one that refers to nothing. */
export function referenceTree(entity: EntityDescriptor): ReferenceTree | undefined {
  const known = trees.get(entity) ?? growTree(entity);
  trees.set(entity, known);
  return known.below.size === 0 ? undefined : known;
}

function growTree({ fields }: EntityDescriptor): ReferenceTree {
  const referring = Object.keys(fields).filter(
    (pointer) => (fields[pointer]?.refs ?? fields[pointer]?.keyRef) !== undefined,
  );
  // What comes again refers where what it repeats does.
  const recurring = Object.keys(fields).filter((pointer) =>
    referring.some((other) => isBelow(other, fields[pointer]?.recurs)),
  );
  const ways = [...referring, ...recurring];
  const grown = new Map<string, ReferenceTree["below"]>();
  const grow = (at: ConfigPath): ReferenceTree => {
    const pattern = formatPointer(at);
    const own = fields[pattern];
    const tree = {
      pattern,
      ...(own?.refs && { refs: own.refs }),
      ...(own?.keyRef && { keyRef: own.keyRef }),
      ...(own?.list?.bareKey && { bareKey: own.list.key }),
    };
    const outer = own?.recurs === undefined ? undefined : grown.get(own.recurs);
    if (outer !== undefined) return { ...tree, below: outer };
    const below = new Map<string, ReferenceTree>();
    grown.set(pattern, below);
    const steps = ways.filter((way) => isBelow(way, pattern)).map((way) => parsePointer(way)[at.length] ?? "");
    for (const step of new Set(steps)) below.set(step, grow([...at, step]));
    return { ...tree, below };
  };
  return grow([]);
}

function isBelow(pointer: string, outer: string | undefined): boolean {
  return outer !== undefined && pointer.startsWith(`${outer}/`);
}

/** The part of a tree for what stands one step further; undefined where nothing refers. */
export function treeBelow(tree: ReferenceTree | undefined, step: string): ReferenceTree | undefined {
  return tree?.below.get(step) ?? tree?.below.get("*");
}
