import { type ContextGrammar, remembered } from "../grammar/ContextGrammar.ts";
import { derivedGrammar, objectCodec } from "./objectCodec.ts";

const grammarOf = remembered((base: ContextGrammar) =>
  derivedGrammar(base, {
    arguments: ["vendor"],
    // A vendor's own word that has no schema yet is kept rather than lost.
    extra: base.context.extra ?? { path: [], value: { types: ["string", "number", "boolean", "json"] } },
  }),
);

/** `drm VENDOR keyserver=URL expires=30;`: whatever the vendor, the options of all vendors are one list. */
export const drm = objectCodec(grammarOf, grammarOf, grammarOf);
