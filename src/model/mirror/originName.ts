import { mirroredName } from "./mirroredName.ts";

/** The name a mirrored stream has at its origin: without the mirror's prefix. The lists of a mirror hold such names. */
export function originName(mirror: { readonly prefix?: unknown }, name: string): string {
  const { prefix } = mirror;
  const start = mirroredName(typeof prefix === "string" ? prefix : undefined, "");
  return name.startsWith(start) ? name.slice(start.length) : name;
}
