import { entities } from "../../src/generated/entities.ts";
import type { EntityDescriptor } from "../../src/generated/shapes/EntityDescriptor.ts";
import type { ConfigEntity } from "./ConfigEntity.ts";

const rows: readonly EntityDescriptor[] = Object.values(entities);

/** The entities that live in the config; others (IPTV users) have a database of their own. */
export const configEntities: readonly ConfigEntity[] = rows.filter(
  ({ name, collection }) => collection !== undefined || name === "server",
);
