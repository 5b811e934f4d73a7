import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import { isPlainObject, type Json } from "../../Json.ts";
import type { Positional, PrintedObject } from "../grammar/ContextGrammar.ts";
import { getAt } from "../values/propertyPaths.ts";
import { isFlagOption, writeOption } from "../shapes/optionText.ts";
import { fitsArgument, quoteText, writeScalar } from "../values/scalarText.ts";

const LOOKS_LIKE_OPTION = /^[A-Za-z_][\w.-]*=/;
const IS_KEY = /^[A-Za-z_][\w.-]*$/;

/**
 * The arguments of an object's statement: bare ones in their order, options, extras.
 * @param isInHead which properties stand here; of a block the others are statements
 */
export function printHead(object: PrintedObject, isInHead: (property: ConfProperty) => boolean): string[] {
  const tokens: string[] = [];
  const options: string[] = [];
  const skipped: Positional[] = [];
  for (const positional of object.grammar.positional) {
    const { property } = positional;
    const json = property === undefined ? object.key : getAt(object.value, property.path);
    const bare = json === undefined ? undefined : bareTokens(object, positional, json, skipped);
    if (bare !== undefined) tokens.push(...bare);
    else skipped.push(positional);
    if (bare === undefined && json !== undefined && property !== undefined)
      options.push(...optionOf(property, json, false));
  }
  for (const property of object.grammar.context.properties) {
    if (object.grammar.isPositional(property) || !isInHead(property)) continue;
    const json = getAt(object.value, property.path);
    const mayStandAlone = object.grammar.positional.length === 0 || tokens.length > 0;
    if (json !== undefined) options.push(...optionOf(property, json, mayStandAlone));
  }
  return [...tokens, ...options, ...extrasOf(object)];
}

/** Undefined where the value, written bare, would be taken for something else. */
function bareTokens(
  object: PrintedObject,
  { property }: Positional,
  json: Json,
  skipped: readonly Positional[],
): string[] | undefined {
  if (property?.container === "list") {
    const tokens = Array.isArray(json) ? json.map((item) => bareToken(object, property, item, skipped)) : [];
    const known = tokens.filter((token) => token !== undefined);
    return known.length === tokens.length && known.length > 0 ? known : undefined;
  }
  const token = bareToken(object, property, json, skipped);
  return token === undefined ? undefined : [token];
}

function bareToken(
  object: PrintedObject,
  property: ConfProperty | undefined,
  json: Json,
  skipped: readonly Positional[],
): string | undefined {
  const text = typeof json === "string" ? json : "";
  const prefix = property?.value.prefix ?? "";
  const flag = object.grammar.optionByWord.get(prefix + text);
  // A bare @ refers to something, a quoted one does not.
  const looksOtherwise = LOOKS_LIKE_OPTION.test(prefix + text) || (prefix === "" && text.startsWith("@"));
  const mustQuote = looksOtherwise || (flag !== undefined && isFlagOption(flag));
  if (property === undefined) return quoteText(text, mustQuote);
  const token = writeScalar(property.value, json, mustQuote);
  if (token === undefined) return undefined;
  const quoted = token.startsWith('"');
  const plain = quoted ? prefix + text : token;
  if (quoted && typeof json !== "string") return undefined;
  if (!fitsArgument(property.value, plain, quoted)) return undefined;
  return skipped.some((other) => other.property === undefined || fitsArgument(other.property.value, plain, quoted))
    ? undefined
    : token;
}

function optionOf(property: ConfProperty, json: Json, mayStandAlone: boolean): string[] {
  if (json === true && mayStandAlone && isFlagOption(property)) return [property.word];
  const text = writeOption(property, json);
  return text === undefined ? [] : [`${property.word}=${text}`];
}

function extrasOf({ grammar, value }: PrintedObject): string[] {
  const { extra, key, order, properties } = grammar.context;
  if (extra === undefined) return [];
  const holder = getAt(value, extra.path);
  if (!isPlainObject(holder)) return [];
  const own = new Set(
    extra.path.length > 0 ? [] : [...properties.map(({ path }) => path[0]), key, order, ...grammar.silent],
  );
  return Object.entries(holder).flatMap(([name, json]) => {
    if (own.has(name) || !IS_KEY.test(name) || grammar.optionByWord.has(name)) return [];
    const text = writeScalar(extra.value, json);
    return text === undefined ? [] : [`${name}=${text}`];
  });
}
