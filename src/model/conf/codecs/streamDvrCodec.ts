import type { Json } from "../../Json.ts";
import { type ContextGrammar, remembered } from "../grammar/ContextGrammar.ts";
import type { Statement } from "../syntax/ConfTree.ts";
import { quoteText } from "../values/scalarText.ts";
import { derivedGrammar, objectCodec } from "./objectCodec.ts";

const byReference = remembered((base: ContextGrammar) =>
  derivedGrammar(base, { arguments: ["reference", ...limitsOf(base)] }, (property) =>
    property.path[0] === "reference" ? { ...property, value: { ...property.value, prefix: "@" } } : property,
  ),
);

const byRoot = remembered((base: ContextGrammar) => derivedGrammar(base, { arguments: ["root", ...limitsOf(base)] }));

/** `dvr @main 7d 90% 500G replicate;` names a DVR of the server, `dvr /archive 2d;` a folder. */
export const streamDvr = objectCodec(
  (base, statement) => (namesReference(statement) ? byReference(base) : byRoot(base)),
  (base, value) => (isBareName(value["reference"]) ? byReference(base) : byRoot(base)),
  byReference,
);

/** Another name is written `reference="..."`: behind a quote no @ refers to anything. */
function isBareName(name: Json | undefined): boolean {
  return typeof name === "string" && quoteText(`@${name}`) === `@${name}`;
}

function namesReference({ args }: Statement): boolean {
  const first = args.find(({ key }) => key === undefined);
  return first !== undefined && !first.quoted && first.value.startsWith("@");
}

/** What has a unit tells itself apart and may stand bare. */
function limitsOf(base: ContextGrammar): string[] {
  return base.context.properties.flatMap(({ path, value }) => (value.suffix === undefined ? [] : path.slice(0, 1)));
}
