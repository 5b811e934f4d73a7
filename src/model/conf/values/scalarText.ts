import type { ConfValue } from "../../../generated/contracts/ConfTable.ts";
import type { Json } from "../../Json.ts";
import { refuseHostileKeys } from "../../merge/hostileKeys.ts";
import { confMessages } from "../confProblems.ts";
import { isBlank } from "../syntax/Scanner.ts";
import { readUnit, writeUnit } from "./unitText.ts";

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

/** The number a text stands for, unit letters and factor applied; undefined where it is none. */
export function readNumber(value: ConfValue, text: string): number | undefined {
  const plain = /^-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)$/i.test(text) ? Number(text) : undefined;
  // Beside text, only the one way a number is written is a number: all else keeps its letters. A bitrate is never text,
  // but for words such as `copy`.
  if (value.types.includes("string") && value.suffix !== "bitrate-k")
    return plain !== undefined && String(plain) === text && fits(value, plain) ? plain : undefined;
  const number = plain ?? (value.suffix === undefined ? undefined : readUnit(text, value.suffix)?.number);
  if (number === undefined) return undefined;
  const scaled = value.factor === undefined ? number : unscale(number * value.factor);
  return fits(value, scaled) ? scaled : undefined;
}

function fits(value: ConfValue, number: number): boolean {
  return value.types.includes("number") || Number.isInteger(number);
}

/** 4.35 × 1000 is 4350.000000000001 in binary; nobody measures a setting to the twelfth digit. */
function unscale(number: number): number {
  return Number(number.toPrecision(12));
}

/** JSON that stands as one value where the text has no syntax of its own; undefined where the text is something else. */
export function readJson(text: string): Json | undefined {
  const first = text.charCodeAt(0);
  if (first !== 0x7b && first !== 0x5b && first !== 0x22) return undefined;
  try {
    const value: Json = JSON.parse(text);
    refuseHostileKeys(value);
    return value;
  } catch {
    // Text that merely begins like JSON: the caller takes it as text or reports it.
    return undefined;
  }
}

/**
 * Whether a bare argument belongs to a value by its looks: where a unit is expected its letter must stand, so that
 * `cache /ssd 400G` has a size and no time.
 */
export function fitsArgument(value: ConfValue, text: string, quoted: boolean): boolean {
  if (value.suffix !== undefined && readUnit(text, value.suffix)?.hasLetter !== true) return false;
  return readScalar(value, text, quoted) !== undefined;
}

const BY_SUFFIX = {
  time: confMessages.badTime,
  size: confMessages.badSize,
  percent: confMessages.badPercent,
  "bitrate-k": confMessages.badBitrate,
} as const;

/** What to say of a text that is none of the types a value may have. */
export function valueMessage(value: ConfValue): string {
  if (value.suffix !== undefined) return BY_SUFFIX[value.suffix];
  if (value.prefix !== undefined) return confMessages.badPrefix;
  if (value.types.includes("integer")) return confMessages.badInteger;
  if (value.types.includes("number")) return confMessages.badNumber;
  return confMessages.badBoolean;
}

/** The text a value is written as, or undefined where this place can hold no such value. */
export function writeScalar(value: ConfValue, json: Json | undefined, mustQuote = false): string | undefined {
  const prefix = value.prefix ?? "";
  if (typeof json === "string") return writeText(value, prefix, json, mustQuote);
  if (typeof json === "number") return prefix + writeNumber(value, json);
  if (typeof json === "boolean") return `${prefix}${json}`;
  if (json === undefined || json === null || !value.types.includes("json")) return undefined;
  return quoteText(prefix + JSON.stringify(json), true);
}

function writeText(value: ConfValue, prefix: string, text: string, mustQuote: boolean): string | undefined {
  if (!value.types.includes("string")) return undefined;
  if (value.types.includes("json") && /^["[{]/.test(text)) return quoteText(prefix + JSON.stringify(text), true);
  const isOwn = value.types.length === 1 || readScalar(value, prefix + text, false) === text;
  return quoteText(prefix + text, mustQuote || !isOwn);
}

function writeNumber(value: ConfValue, number: number): string {
  const scaled = value.factor === undefined ? number : Number((number / value.factor).toPrecision(15));
  const isPlain = value.suffix === undefined || (value.types.includes("string") && value.suffix !== "bitrate-k");
  return isPlain || value.suffix === undefined ? String(scaled) : writeUnit(scaled, value.suffix);
}

const SPECIAL = new Set(Array.from('";#\\{}', (character) => character.charCodeAt(0)));

/** A value as it stands in the text: bare where it may be, else in quotes. */
export function quoteText(text: string, mustQuote = false): string {
  if (!mustQuote && isBare(text)) return text;
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}

function isBare(text: string): boolean {
  if (text === "") return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isBlank(code) || SPECIAL.has(code)) return false;
  }
  return true;
}
