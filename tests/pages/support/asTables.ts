import { afterAll, beforeAll } from "vitest";
import { entities } from "../../../src/generated/entities.ts";

/** Shows the DVRs and auth backends as a table in this file, as any collection is shown whose schema asks for no panels. */
export function showAsTables(): void {
  for (const name of ["dvr-storage", "auth-backend"] as const) {
    const { panels } = entities[name];
    beforeAll(() => void Reflect.deleteProperty(entities[name], "panels"));
    // Other files share the table.
    afterAll(() => void Object.assign(entities[name], { panels }));
  }
}
