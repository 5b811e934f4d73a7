import type { ConfValue } from "../../../generated/shapes/ConfTable.ts";
import type { Json } from "../../Json.ts";
import { readJson } from "./readJson.ts";
import { readNumber } from "./readNumber.ts";

const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  on: true,
  off: false,
  yes: true,
  no: false,
};

/** The JSON value that a text stands for, or undefined where it can be none of the types. Quoted text is text. */
export function readScalar(value: ConfValue, text: string, quoted: boolean): Json | undefined {
  if (value.prefix === undefined) return read(value, text, quoted);
  return text.startsWith(value.prefix) ? read(value, text.slice(value.prefix.length), quoted) : undefined;
}

function read(value: ConfValue, text: string, quoted: boolean): Json | undefined {
  const { types } = value;
  const isText = types.includes("string");
  if (isText && types.length === 1) return text;
  if (types.includes("json")) {
    const json = readJson(text);
    if (json !== undefined) return json;
  }
  if (isText && quoted) return text;
  if (types.includes("integer") || types.includes("number")) {
    const number = readNumber(value, text);
    if (number !== undefined) return number;
  }
  if (types.includes("boolean")) {
    if (isText) {
      if (text === "true" || text === "false") return text === "true";
    } else if (Object.hasOwn(WORDS, text)) return WORDS[text];
  }
  return isText ? text : undefined;
}
