import { isIP } from "node:net";

/**
 * Whether a Host header names this server. An address always does; a name must be one that we know, or a page of
 * another site could make a name of its own point at us and read everything (DNS rebinding).
 */
export function isKnownHost(header: string | undefined, names: ReadonlySet<string>): boolean {
  const name = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.exec(header ?? "")?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return (
    isIP(name.replace(/^\[|\]$/g, "")) !== 0 || name === "localhost" || name.endsWith(".localhost") || names.has(name)
  );
}
