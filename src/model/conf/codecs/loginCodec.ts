import { type ContextGrammar, remembered } from "../grammar/ContextGrammar.ts";
import { derivedGrammar, objectCodec } from "./objectCodec.ts";

const grammarOf = remembered((base: ContextGrammar) => derivedGrammar(base, { arguments: ["login", "password"] }));

/** `edit_auth LOGIN PASSWORD;` */
export const login = objectCodec(grammarOf, grammarOf, grammarOf);
