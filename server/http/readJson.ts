import { entities } from "../../src/generated/entities.ts";
import { parsePointer } from "../../src/model/configPath.ts";
import { placeInWords } from "../../src/model/diff/settingWords.ts";
import type { Problem } from "../../src/model/entity/checkProblems.ts";
import { refuseHostileKeys } from "../../src/model/merge/hostileKeys.ts";
import type { Json } from "../../src/model/Json.ts";
import { ServerError } from "../ServerError.ts";

const DEEPEST = 64;

/**
 * JSON from outside. Beyond the syntax it refuses what would not survive a save as it came: hostile keys, too deep
 * nesting, numbers that JavaScript cannot hold exactly, and text that UTF-8 cannot carry.
 */
export function readJson(text: string): Json {
  // Before parsing: the parser itself would recurse.
  if (isDeeperThan(text, DEEPEST))
    throw new ServerError("bad_request", `The JSON is nested deeper than ${DEEPEST} levels.`);
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.slice(0, 120) : "";
    throw new ServerError("bad_request", `The body is not valid JSON: ${why}.`, {}, { cause });
  }
  refuseHostileKeys(value);
  refuseInexact(value, "");
  return value;
}

function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) isInString = !isInString;
    else if (isInString) at += code === 0x5c ? 1 : 0;
    else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

function refuseInexact(value: Json, pointer: string): void {
  if (typeof value === "number") {
    if (Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))) return;
    throw refusedAt(pointer, "The number is too large to be kept exactly.", "maximum");
  }
  if (typeof value === "string") {
    if (/\p{Surrogate}/u.test(value)) {
      throw refusedAt(pointer, "The text holds half a character (a lone surrogate).", "characters");
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      const path = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      refuseInexact(key, path);
      refuseInexact(child, path);
    }
  }
}

/** Where it stands is said in words, and by a pointer for the field that shows it. */
function refusedAt(pointer: string, message: string, keyword: string): ServerError {
  const place = placeInWords(parsePointer(pointer), entities);
  const problem: Problem = { pointer, keyword, level: "error", message };
  return new ServerError("bad_request", place === "" ? message : `${place}: ${message}`, {
    pointer,
    problems: [problem],
  });
}
