/**
 * An object written in JSON as it should be, read the quick way; undefined for anything else, and where a key stands twice
 * or is `__proto__`: a reader that knows places has to say what is wrong there.
 */
export function readPlainJson(text: string): Readonly<Record<string, unknown>> | undefined {
  const data = parseObject(text);
  return data !== undefined && countKeys(data) === countColons(text) ? data : undefined;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? { ...data } : undefined;
  } catch {
    return undefined;
  }
}

/** Each key has a colon, and no colon stands elsewhere but inside of texts: of two equal keys one would be missing. */
function countColons(text: string): number {
  return text.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/g, "").split(":").length - 1;
}

/** NaN, which equals nothing, where a key is a trap. */
function countKeys(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  if (Object.hasOwn(value, "__proto__")) return Number.NaN;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, child) => sum + countKeys(child), own);
}
