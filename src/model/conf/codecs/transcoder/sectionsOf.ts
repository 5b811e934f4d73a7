import type { ConfProperty } from "../../../../generated/shapes/ConfTable.ts";
import type { ContextGrammar } from "../../grammar/ContextGrammar.ts";
import { derivedGrammar } from "../derivedGrammar.ts";
import { remembered } from "../../grammar/remembered.ts";
import type { Sections } from "./Sections.ts";

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
