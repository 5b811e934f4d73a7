import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import {
  createSchemaUtils,
  englishStringTranslator,
  type FieldProps,
  type FieldTemplateProps,
  type Registry,
  type RJSFSchema,
} from "@rjsf/utils";
import { Suspense } from "react";
import type { FormChecks, FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import { ListField } from "../collections/ListField.tsx";
import { CustomField } from "../fields/CustomField.tsx";
import { RawField } from "../fields/RawField.tsx";
import { ScalarField } from "../fields/ScalarField.tsx";
import { ObjectField } from "../objects/ObjectField.tsx";
import { UnionField } from "../objects/UnionField.tsx";
import { useFieldState, useSession } from "../session/useSession.ts";
import { branchValidator } from "./branchValidator.ts";
import { readField } from "./readField.ts";
import { keepRecursions } from "./recursion.ts";
import { formsText } from "../../texts/en/formFields.ts";

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
export function createRegistry(form: FormDescriptor, checks: FormChecks, idPrefix: string): Registry {
  const { schema } = form;
  const rootSchema = schema as RJSFSchema;
  keepRecursions(form);
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

/**
 * RJSF's FieldTemplate: decides whether a property is drawn at all, and by whom. A hidden one is not mounted and keeps
 * its value, as nothing edits it.
 */
function FieldGate(props: FieldTemplateProps) {
  const name = String(props.fieldPathId.path.at(-1) ?? "");
  // A template gets the field's own props, but for its name.
  const field = readField({ ...props, name } as unknown as FieldProps);
  const session = useSession();
  const state = useFieldState(field.path, field.ui);
  if (!state.isVisible || props.hidden) return null;
  const custom = field.uiNode["ui:field"];
  const Custom = custom === undefined ? undefined : session.latest.widgets?.fields?.[custom];
  if (!Custom) return props.children;
  return (
    <Suspense fallback={<p>{formsText("forms.loading", { title: field.title })}</p>}>
      <CustomField field={field} state={state} component={Custom} />
    </Suspense>
  );
}
