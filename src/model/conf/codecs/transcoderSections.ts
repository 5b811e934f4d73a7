import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import { type ContextGrammar, remembered } from "../grammar/ContextGrammar.ts";
import { printHead } from "../print/printHead.ts";
import { readOption } from "../shapes/optionText.ts";
import type { Argument } from "../syntax/ConfTree.ts";
import { quoteText } from "../values/scalarText.ts";
import { derivedGrammar } from "./objectCodec.ts";
import { composites, compositeText, readComposite } from "./transcoderComposites.ts";

/** The four parts of a transcoder: what each may hold, by the words of the statement. */
export interface Sections {
  readonly global: ContextGrammar | undefined;
  readonly decoder: ContextGrammar | undefined;
  readonly audio: ContextGrammar | undefined;
  readonly video: ContextGrammar | undefined;
}

/** Words of the one statement for properties whose own name would be taken for another section's. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audio: { bitrate: "ab", codec: "acodec", sample_rate: "ar", channels: "ac" },
  video: { bitrate: "vb", codec: "vcodec" },
};

/** The sections of the transcoder's context, made once. */
export const sectionsOf = remembered((base: ContextGrammar): Sections => {
  const section = (name: string): ContextGrammar | undefined => {
    for (const [property, grammar] of base.children) {
      if (property.path[0] === name) return derivedGrammar(grammar, {}, (own) => adapt(name, own));
    }
    return undefined;
  };
  return { global: section("global"), decoder: section("decoder"), audio: section("audio"), video: section("video") };
});

function adapt(section: string, property: ConfProperty): ConfProperty {
  const [name = ""] = property.path;
  const word = property.word === name ? (WORDS[section]?.[name] ?? name) : property.word;
  return { ...property, word, value: name === "bitrate" ? { ...property.value, suffix: "bitrate-k" } : property.value };
}

/** The value of one option of a section; undefined where it can be none. */
export function readSectionOption(
  grammar: ContextGrammar,
  property: ConfProperty,
  argument: Argument,
): Json | undefined {
  const composite = composites.get(property.path[0] ?? "");
  const child = grammar.children.get(property);
  const isJson = argument.value.startsWith("{");
  if (composite === undefined || child === undefined || isJson)
    return readOption(property, argument.value, argument.quoted);
  return readComposite(composite, child, argument.value);
}

/** The options of one section, those that are objects written as one value: `size=1920x1080:fit`. */
export function printSection(grammar: ContextGrammar, value: JsonObject): string[] {
  const tokens: string[] = [];
  const plain: JsonObject = { ...value };
  for (const property of grammar.context.properties) {
    const [name = ""] = property.path;
    const composite = composites.get(name);
    const child = grammar.children.get(property);
    const json = value[name];
    if (composite === undefined || child === undefined || !isPlainObject(json)) continue;
    const text = compositeText(composite, child, json);
    if (text === undefined) continue;
    tokens.push(`${property.word}=${quoteText(text)}`);
    delete plain[name];
  }
  const head = printHead({ grammar, value: plain, shape: "options" }, () => true);
  return [...head, ...tokens];
}
