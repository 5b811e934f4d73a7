import type { LogoFiles } from "../../src/generated/types/LogoFiles.ts";
import { formatBytes } from "../../src/model/units/formatBytes.ts";
import type { Logo } from "./Logo.ts";
import type { LogoUses } from "./LogoUses.ts";

/**
 * The server's answer as rows. Who shows a logo is said by the server, by the config and by the draft: none of them need
 * know of all.
 * @param versions by id, of pictures changed here
 * @param chosen the one in the field itself, whose own edit makes it no one's yet
 */
export function logosOf(
  files: LogoFiles,
  { saved, staged }: LogoUses,
  versions: ReadonlyMap<string, number>,
  chosen: string | undefined,
): readonly Logo[] {
  return Object.entries(files)
    .map(([id, { size, width, height, streams }]) => ({
      id,
      facts: [width && height ? `${width} × ${height}` : "", size > 0 ? formatBytes(size) : ""]
        .filter((fact) => fact !== "")
        .join(", "),
      users: [...new Set([...(streams ?? []), ...(saved.get(id) ?? []), ...((id !== chosen && staged.get(id)) || [])])],
      version: versions.get(id) ?? 0,
    }))
    .toSorted((one, other) => one.id.localeCompare(other.id));
}
