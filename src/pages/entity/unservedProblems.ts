import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { JsonObject } from "../../model/Json.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";
import { text } from "../../texts/text.ts";

/**
 * What stands beside settings of the server that are set and that this server does nothing with.
 * @param unserved their names, as the server tells them
 */
export function unservedProblems(
  { collection }: EntityDescriptor,
  value: JsonObject,
  unserved: readonly string[] = [],
): readonly Problem[] {
  if (collection !== undefined) return [];
  const isSet = (name: string) => value[name] !== undefined && value[name] !== null && value[name] !== false;
  return unserved.filter(isSet).map((name) => ({
    pointer: `/${name}`,
    keyword: "unserved",
    level: "warning" as const,
    message: text("pages.unserved"),
  }));
}
