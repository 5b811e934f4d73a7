import { entities } from "../../src/generated/entities.ts";
import type { EntityDescriptor } from "../../src/generated/contracts/EntityDescriptor.ts";

/** What the server needs of a row of the generated entity table (`src/generated/entities.ts`). */
export interface ConfigEntity {
  readonly name: string;
  /** Key of the collection in the config; the entity without one is the config itself. */
  readonly collection?: string;
  /** Property of the entity that repeats its key in the collection. */
  readonly key?: string;
  /** Keys are ids that the server gives: never reused, `-1` in the delta that creates. */
  readonly serverKeys?: true;
  /** Property holding the entity's index in its collection. */
  readonly order?: string;
  readonly renamable?: true;
  /** Top-level properties that the server reports and no edit ever touches. */
  readonly runtime: readonly string[];
}

const rows: readonly EntityDescriptor[] = Object.values(entities);

/** The entities that live in the config; others (IPTV users) have a database of their own. */
export const configEntities: readonly ConfigEntity[] = rows.filter(
  ({ name, collection }) => collection !== undefined || name === "server",
);
