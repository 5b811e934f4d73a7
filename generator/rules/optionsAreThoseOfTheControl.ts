import { Ajv, type ValidateFunction } from "ajv";
import { describeMetaError, errorPointer, isTelling } from "../checkAnnotations.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { defaultControl, optionsSchema, readOptionsTable } from "../vocabulary/controlOptions.ts";
import { namesSchema } from "../vocabulary/namesSchema.ts";
import { annotatedNodes, type Rule } from "./schemaRule.ts";

/** Those of a widget that is named are held by schemas/meta; here is known what the type calls for. */
export const optionsAreThoseOfTheControl: Rule = {
  sentence: "options are those of the control that draws the setting",
  broken: ({ schemas }) => {
    const check = optionsChecks();
    return schemas.flatMap((schema) =>
      annotatedNodes(schema).flatMap(({ node, pointer }) => {
        const { widget, options } = readAnnotations(node).ui;
        if (widget !== undefined || options === undefined) return [];
        const control = defaultControl(node);
        const isFine = check(control);
        if (isFine(options)) return [];
        return (isFine.errors ?? []).filter(isTelling).map((error) => ({
          file: schema.file,
          pointer: `${pointer}/x-ui/options${errorPointer(error)}`,
          detail: `of ${control}: ${describeMetaError(error)}`,
        }));
      }),
    );
  },
};

/** The check of a control's options, compiled when it is first asked for. */
function optionsChecks(): (control: string) => ValidateFunction {
  const table = readOptionsTable();
  const ajv = new Ajv({ allErrors: true, strict: false, validateSchema: false, verbose: true });
  const known = new Map<string, ValidateFunction>();
  return (control) => {
    if (known.size === 0) ajv.addSchema(namesSchema());
    const check = known.get(control) ?? ajv.compile(optionsSchema(table, control));
    known.set(control, check);
    return check;
  };
}
