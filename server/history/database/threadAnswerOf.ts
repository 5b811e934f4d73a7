import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { SqlError } from "./SqlError.ts";
import type { SqlRow } from "./SqlRow.ts";

interface ThreadAnswer {
  readonly id: number;
  readonly rows: readonly SqlRow[];
  readonly failure?: SqlError;
}

/** Reads a message of the database's thread. */
export function threadAnswerOf(message: unknown): ThreadAnswer {
  if (!isPlainObject(message)) return { id: -1, rows: [] };
  const { id, rows, failure } = message;
  return {
    id: typeof id === "number" ? id : -1,
    rows: Array.isArray(rows) ? rows.filter(isPlainObject) : [],
    ...(isPlainObject(failure) ? { failure: new SqlError(textOf(failure["code"]), textOf(failure["message"])) } : {}),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
