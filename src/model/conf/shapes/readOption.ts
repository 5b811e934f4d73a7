import type { ConfProperty } from "../../../generated/shapes/ConfTable.ts";
import type { Json } from "../../Json.ts";
import { readJson } from "../values/readJson.ts";
import { readScalar } from "../values/readScalar.ts";

/** The value of `key=text`: a scalar, a list parted by commas, or JSON in quotes; undefined where it can be none. */
export function readOption(property: ConfProperty, text: string, quoted: boolean): Json | undefined {
  if (property.context !== undefined) return readJson(text);
  if (property.container !== "list") return readScalar(property.value, text, quoted);
  const json = readJson(text);
  if (Array.isArray(json)) return json;
  const items = text === "" ? [] : text.split(",").map((item) => readScalar(property.value, item, false));
  const known = items.filter((item) => item !== undefined);
  return known.length === items.length ? known : undefined;
}
