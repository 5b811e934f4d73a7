import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import type { ConfDocument, ConfigLanguage } from "../../../server/config/configLanguage.ts";
import { testEntities } from "./testEntities.ts";

/**
 * A config language that behaves like the real one in everything the server relies on, written as JSON: blocks are
 * ordered, order is no directive, sources have no ids. A `//` line at the top stands for comments: it survives edits.
 */
export const jsonLanguage = {
  parse(text: string): ConfDocument {
    const body = text.replace(/^(\/\/.*\n)+/, "");
    try {
      const read: unknown = body.trim() === "" ? {} : JSON.parse(body);
      if (!isPlainObject(read)) throw new Error("not an object");
      return { text, config: withPlaces(read), problems: [] };
    } catch (error) {
      const message = `cannot be read: ${error instanceof Error ? error.message : ""}`;
      const problem = {
        pointer: "",
        keyword: "syntax",
        message,
        level: "error",
        line: lastLine(text),
        column: 1,
      } as const;
      return { text, config: {}, problems: [problem] };
    }
  },
  edit(document: ConfDocument, delta: JsonObject): ConfDocument {
    const config = applyMergePatch(document.config, delta);
    const comment = /^(\/\/.*\n)+/.exec(document.text)?.[0] ?? "";
    return jsonLanguage.parse(comment + jsonLanguage.print(config));
  },
  print(config: JsonObject): string {
    const result: JsonObject = { ...config };
    for (const { collection, order = "", serverKeys } of testEntities) {
      const entries = collection === undefined ? undefined : config[collection];
      if (collection === undefined || !isPlainObject(entries)) continue;
      const rows = Object.entries(entries).toSorted(
        ([, one], [, other]) => placeOf(one, order) - placeOf(other, order),
      );
      const plain = rows.map(([key, value]): [string, Json] => [key, without(value, order)]);
      result[collection] = serverKeys ? plain.map(([, value]) => value) : Object.fromEntries(plain);
    }
    return `${JSON.stringify(result, null, 1)}\n`;
  },
  /** The line of a value's name: enough to see that somebody asked. */
  locate({ text }: ConfDocument, pointers: readonly string[]) {
    return pointers.map((pointer) => {
      const at = text.indexOf(`"${pointer.split("/").at(-1) ?? ""}"`);
      return at < 0 ? undefined : { line: text.slice(0, at).split("\n").length, column: 1 };
    });
  },
} satisfies ConfigLanguage;

function withPlaces(read: JsonObject): JsonObject {
  const result: JsonObject = { ...read };
  for (const { collection, order } of testEntities) {
    const entries = collection === undefined ? undefined : read[collection];
    if (collection === undefined || entries === undefined) continue;
    const rows = Object.entries(entries ?? {}).map(([key, value], place): [string, Json] => [
      key,
      order !== undefined && isPlainObject(value) ? { ...value, [order]: place } : value,
    ]);
    result[collection] = Object.fromEntries(rows);
  }
  return result;
}

function placeOf(value: Json, order: string): number {
  const place = isPlainObject(value) ? value[order] : undefined;
  return typeof place === "number" ? place : Infinity;
}

function without(value: Json, key: string): Json {
  if (!isPlainObject(value)) return value;
  const { [key]: _dropped, ...rest } = value;
  return rest;
}

function lastLine(text: string): number {
  return text.split("\n").length;
}
