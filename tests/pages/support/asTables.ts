import { beforeAll } from "vitest";
import { entities } from "../../../src/generated/entities.ts";

/** Shows the DVRs and auth backends as a table in this file, as any collection is shown whose schema asks for no panels. */
export function showAsTables(): void {
  beforeAll(() => {
    for (const name of ["dvr-storage", "auth-backend"] as const) Reflect.deleteProperty(entities[name], "panels");
  });
}
