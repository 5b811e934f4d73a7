import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";

/** The pointer pattern of a place: `/urls/0/url` is `/urls/{any}/url` with `*` for the item. */
export function patternOf(pointer: string, descriptor: EntityDescriptor): string {
  let pattern = "";
  for (const segment of pointer.split("/").slice(1)) {
    const named = `${pattern}/${segment}`;
    pattern = descriptor.fields[named] ? named : `${pattern}/*`;
  }
  return pattern;
}
