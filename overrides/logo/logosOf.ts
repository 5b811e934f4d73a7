import type { LogoFiles } from "../../src/generated/types/LogoFiles.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { logoUsers } from "../../src/model/logos/logoUsers.ts";
import { formatBytes } from "../../src/model/units/formatBytes.ts";
import type { Logo } from "./Logo.ts";

/**
 * The server's answer as rows. Who shows a logo is said by the server and by the config: one of the two may not know.
 * @param versions by id, of pictures changed here
 */
export function logosOf(files: LogoFiles, config: JsonObject, versions: ReadonlyMap<string, number>): readonly Logo[] {
  const users = logoUsers(config);
  return Object.entries(files)
    .map(([id, { size, width, height, streams }]) => ({
      id,
      facts: [width && height ? `${width} × ${height}` : "", size > 0 ? formatBytes(size) : ""]
        .filter((fact) => fact !== "")
        .join(", "),
      users: [...new Set([...(streams ?? []), ...(users.get(id) ?? [])])],
      version: versions.get(id) ?? 0,
    }))
    .toSorted((one, other) => one.id.localeCompare(other.id));
}
