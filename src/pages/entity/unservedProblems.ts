import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { JsonObject } from "../../model/Json.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";
import { itemText } from "../../texts/en/itemPages.ts";
import { fromServer } from "../../texts/language.ts";

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
    message: itemText("pages.unserved"),
  }));
}

/**
 * What the server says of one of its ports, beside the settings that open it; which one a notice is of is its code:
 * `listen http 0.0.0.0:80`.
 * @param notices by their code
 */
export function portProblems(
  { collection, fields }: EntityDescriptor,
  value: JsonObject,
  notices: Readonly<Record<string, string>>,
): readonly Problem[] {
  if (collection !== undefined) return [];
  return Object.entries(notices).flatMap(([code, words]) => {
    const message = fromServer(words, { notice: code });
    const [, scheme = "", port = ""] = /^(?:listen )?(\w+)(?: .*:(\d+))?$/.exec(code) ?? [];
    const opens = new RegExp(`\\b${port}\\b`);
    return [scheme, `admin_${scheme}`]
      .filter((name) => fields[`/${name}`] !== undefined && opens.test(JSON.stringify(value[name] ?? null)))
      .filter((name) => port !== "" || (value[name] ?? null) !== null)
      .map((name) => ({ pointer: `/${name}`, keyword: "port", level: "warning" as const, message }));
  });
}
