import { entities } from "../../generated/entities.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";

/** A row of the generated entity table (`src/generated/entities.ts`) that lives in the config. */
export type ConfigEntity = EntityDescriptor;

const rows: readonly ConfigEntity[] = Object.values(entities);

/** The entities that live in the config; others (IPTV users) have a database of their own. */
export const configEntities: readonly ConfigEntity[] = rows.filter(
  ({ name, collection }) => collection !== undefined || name === "server",
);
