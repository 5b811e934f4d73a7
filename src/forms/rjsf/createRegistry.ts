import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import { createSchemaUtils, englishStringTranslator } from "@rjsf/utils";
import type { Registry, RJSFSchema } from "@rjsf/utils";
import type { FormChecks } from "../../generated/shapes/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import { ListField } from "../fields/ListField.tsx";
import { ObjectField } from "../fields/ObjectField.tsx";
import { RawField } from "../fields/RawField.tsx";
import { ScalarField } from "../fields/ScalarField.tsx";
import { UnionField } from "../fields/UnionField.tsx";
import { FieldGate } from "./FieldGate.tsx";
import { branchValidator } from "./branchValidator.ts";

/** Our row for each kind of schema; a kind is one row. */
const fields = {
  SchemaField,
  StringField: ScalarField,
  NumberField: ScalarField,
  BooleanField: ScalarField,
  ArrayField: ListField,
  ObjectField,
  OneOfField: UnionField,
  AnyOfField: UnionField,
  NullField: Nothing,
  FallbackField: RawField,
  CyclicSchemaField: RawField,
};

const templates = {
  FieldTemplate: FieldGate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};

/** Nothing is filled in: a default is shown, never stored, else a form looks edited as soon as it opens. */
const noDefaults = {
  emptyObjectFields: "skipDefaults",
  constAsDefaults: "never",
  arrayMinItems: { populate: "never" },
} as const;

/**
 * What RJSF's fields share. RJSF resolves the schema (references, conditions, branches) and picks the field; we use its
 * `SchemaField` without its `Form`, whose private copy of the value shows refused edits and fills in defaults, and
 * without its widgets, which would double the script.
 */
export function createRegistry(schema: JsonSchema, checks: FormChecks, idPrefix: string): Registry {
  const rootSchema = schema as RJSFSchema;
  const registry = {
    fields,
    templates,
    widgets: {},
    rootSchema,
    formContext: {},
    schemaUtils: createSchemaUtils(branchValidator(schema, checks), rootSchema, noDefaults),
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix, idSeparator: "/", useFallbackUiForUnsupportedType: false },
  };
  // The type asks for every template of the default theme; `SchemaField` uses the four given.
  return registry as unknown as Registry;
}

function Nothing(): null {
  return null;
}
