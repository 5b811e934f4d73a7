import { Ajv } from "ajv";

/** One for all: what reads the metaschema takes longer than most of ours take to be compiled. */
const metaschema = new Ajv({ strict: false, logger: false, validateFormats: false });

/** @throws Error where a keyword has a value it cannot have */
export function refuseNoSchema(schema: object): void {
  if (metaschema.validateSchema(schema) === true) return;
  throw new Error(`schema is invalid: ${metaschema.errorsText(metaschema.errors, { dataVar: "data" })}`);
}
