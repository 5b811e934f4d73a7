import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import { deepEqual, type Json } from "../../Json.ts";
import type { Argument } from "../syntax/ConfTree.ts";
import { quoteText, readJson, readScalar, writeScalar } from "../values/scalarText.ts";

/** Whether an option may stand as its bare word: `replicate` for `replicate=true`. */
export function isFlagOption(property: ConfProperty): boolean {
  return property.value.types.length === 1 && property.value.types[0] === "boolean" && property.container === undefined;
}

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

/** The text behind `key=`; undefined where an option can hold no such value. */
export function writeOption(property: ConfProperty, json: Json): string | undefined {
  if (property.context === undefined && property.container !== "list") return writeScalar(property.value, json);
  if (Array.isArray(json) && property.context === undefined) {
    const text = json.map((item) => (typeof item === "string" ? item : writeScalar(property.value, item))).join(",");
    if (deepEqual(readOption(property, text, false), json)) return quoteText(text);
  }
  return typeof json === "object" ? quoteText(JSON.stringify(json), true) : undefined;
}

/** A whole argument as one value, where the statement knows no options: `k=v` is text like any other. */
export function argumentText(argument: Argument): string {
  return argument.key === undefined ? argument.value : `${argument.key}=${argument.value}`;
}
