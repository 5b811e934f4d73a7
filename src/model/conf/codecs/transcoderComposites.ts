import { deepEqual, type JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import { readScalar } from "../values/scalarText.ts";

/** How an object is written as one value. */
interface Composite {
  /** One group a part. */
  readonly form: RegExp;
  readonly parts: readonly string[];
  /** What stands before each part but the first; the last ones are left out with their empty parts. */
  readonly separators: readonly string[];
}

/** Objects of a track that are written as one value, by property: the parts a value has, and how they are put together. */
export const composites: ReadonlyMap<string, Composite> = new Map([
  [
    "size",
    {
      form: /^(-?\d*)x(-?\d*)(?::([^:]*))?(?::(.*))?$/,
      parts: ["width", "height", "strategy", "background"],
      separators: ["x", ":", ":"],
    },
  ],
  ["crop", colons("left", "top", "width", "height")],
  ["aspect", colons("x", "y")],
  ["logo", logo()],
  ["alogo", logo()],
]);

/** `crop=10:10:700:560`, `aspect=4:3`. */
function colons(...parts: readonly string[]): Composite {
  const form = new RegExp(
    `^([^:]*)${parts
      .slice(1)
      .map(() => "(?::([^:]*))?")
      .join("")}$`,
  );
  return { form, parts, separators: parts.slice(1).map(() => ":") };
}

/** `logo=/etc/logo.png@10:-10:0.5`, `logo=@uploaded@center:10`: file, x, y and scale. */
function logo(): Composite {
  return {
    form: /^(.*?)(?:@([-\w]*):([-\w]*)(?::([\d.e+-]*))?)?$/,
    parts: ["path", "x", "y", "r"],
    separators: ["@", ":", ":"],
  };
}

/** The object that `1920x1080:fit` stands for; undefined where the text has another form or a part another type. */
export function readComposite(composite: Composite, grammar: ContextGrammar, text: string): JsonObject | undefined {
  const found = composite.form.exec(text);
  if (found === null) return undefined;
  const value: JsonObject = {};
  for (const [index, part] of composite.parts.entries()) {
    const own = found[index + 1];
    const property = grammar.optionByWord.get(part);
    if (own === undefined || own === "") continue;
    const json = property === undefined ? undefined : readScalar(property.value, own, false);
    if (json === undefined) return undefined;
    value[part] = json;
  }
  return value;
}

/** An object as `1920x1080:fit`; undefined where the parts cannot say all of it. */
export function compositeText(composite: Composite, grammar: ContextGrammar, value: JsonObject): string | undefined {
  let text = "";
  let waiting = "";
  composite.parts.forEach((part, index) => {
    const json = value[part];
    const own = typeof json === "string" || typeof json === "number" ? String(json) : "";
    waiting += index === 0 ? "" : (composite.separators[index - 1] ?? "");
    // The height's place is always there: 640x is a size, 640 is not.
    if (own === "" && !(waiting === "x" && index === 1)) return;
    text += waiting + own;
    waiting = "";
  });
  // What begins like JSON is read as JSON.
  if (text.startsWith("{")) return undefined;
  for (const candidate of [text, `${text}${waiting}`]) {
    if (deepEqual(readComposite(composite, grammar, candidate), value)) return candidate;
  }
  return undefined;
}
