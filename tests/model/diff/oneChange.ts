import { parsePointer } from "../../../src/model/configPath.ts";
import type { Change } from "../../../src/model/diff/Change.ts";
import { describeChanges } from "../../../src/model/diff/draftChanges.ts";
import type { Entities } from "../../../src/model/entity/entityPlace.ts";
import type { Json } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";

/** A setting as it was and as it is edited; undefined where there is none. */
interface Edited {
  readonly base?: Json | undefined;
  readonly mine?: Json | undefined;
  readonly server?: Json;
  readonly entities?: Entities;
}

/** What the only edit of a draft is called. */
export function oneChange(pointer: string, { base, mine, server = {}, entities = testEntities }: Edited): Change {
  const edits = new Map([[pointer, { path: parsePointer(pointer), base, mine }]]);
  const [change] = describeChanges(edits, server, entities);
  if (change === undefined) throw new Error(`Nothing is said of ${pointer}.`);
  return change;
}
