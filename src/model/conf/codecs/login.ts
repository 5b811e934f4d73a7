import { derivedGrammar } from "./derivedGrammar.ts";
import { objectCodec } from "./objectCodec.ts";
import { remembered } from "../grammar/remembered.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";

const grammarOf = remembered((base: ContextGrammar) => derivedGrammar(base, { arguments: ["login", "password"] }));

/** `edit_auth LOGIN PASSWORD;` */
export const login = objectCodec(grammarOf, grammarOf, grammarOf);
