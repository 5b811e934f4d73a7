import type { JsonObject } from "../Json.ts";
import { entityIndex } from "./entityIndex.ts";
import type { Entities } from "./Entities.ts";

/** Whether a merge patch changes a setting of the server that may lock the operator out (`x-ui.save.risk`). */
export function isRiskyPatch(patch: JsonObject, entities: Entities): boolean {
  const fields = Object.entries(entityIndex(entities).server?.fields ?? {});
  return Object.keys(patch).some((key) =>
    fields.some(([pattern, { save }]) => save?.risk !== undefined && `${pattern}/`.startsWith(`/${key}/`)),
  );
}
