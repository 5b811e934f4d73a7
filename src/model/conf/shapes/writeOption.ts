import type { ConfProperty } from "../../../generated/shapes/ConfTable.ts";
import type { Json } from "../../Json.ts";
import { deepEqual } from "../../patch/deepEqual.ts";
import { quoteText } from "../values/quoteText.ts";
import { writeScalar } from "../values/writeScalar.ts";
import { readOption } from "./readOption.ts";

/** The text behind `key=`; undefined where an option can hold no such value. */
export function writeOption(property: ConfProperty, json: Json): string | undefined {
  if (property.context === undefined && property.container !== "list") return writeScalar(property.value, json);
  if (Array.isArray(json) && property.context === undefined) {
    const text = json.map((item) => (typeof item === "string" ? item : writeScalar(property.value, item))).join(",");
    if (deepEqual(readOption(property, text, false), json)) return quoteText(text);
  }
  return typeof json === "object" ? quoteText(JSON.stringify(json), true) : undefined;
}
