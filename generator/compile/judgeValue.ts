import { Ajv, type ValidateFunction } from "ajv";
import { type SchemaNode, stripAnnotations } from "../schema/schemaNode.ts";
import { formats } from "./formats.ts";

const ajv = new Ajv({ strict: false, discriminator: true, formats: { ...formats }, allErrors: true });

/** By the text of the schema: an edit of one leaves the others as they were. */
const judges = new Map<string, ValidateFunction>();
const mostJudges = 2000;

/** What is wrong with a value that a schema holds as an example of itself, in words; undefined when it fits. */
export function judgeValue(node: SchemaNode, value: unknown): string | undefined {
  const schema = stripAnnotations(node);
  const key = JSON.stringify(schema);
  const isFit = judges.get(key) ?? ajv.compile(schema);
  if (judges.size >= mostJudges) judges.clear();
  judges.set(key, isFit);
  return isFit(value) ? undefined : ajv.errorsText(isFit.errors);
}
