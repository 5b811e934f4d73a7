/** What a stream of an origin is called here: below the mirror's prefix, where it has one. */
export function mirroredName(prefix: string | undefined, name: string): string {
  return prefix === undefined || prefix === "" ? name : `${prefix.replace(/\/+$/, "")}/${name}`;
}
