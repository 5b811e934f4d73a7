// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { EntitySection } from "./EntityDescriptor.ts";
import type { ListIdentity } from "./FieldInfo.ts";
import type { JsonSchema } from "./JsonSchema.ts";

/** One generated form: the part of an entity that stands on one page. */
export interface FormDescriptor {
  readonly entity: string;
  readonly page: string;
  readonly title: string;
  /** The page's part of the entity's schema; the very object the branch checks were compiled from. */
  readonly schema: JsonSchema;
  readonly uiSchema: UiNode;
  readonly sections: readonly FormSection[];
  /** Pointer patterns of every field on the page. */
  readonly fields: readonly string[];
  /** Branch checks (oneOf, anyOf, if) by RJSF hash, and the predicates of `x-ui` by their key. */
  readonly load: () => Promise<FormChecks>;
}

export interface FormSection extends EntitySection {
  /** Top-level property names of the page in their order. */
  readonly properties: readonly string[];
  /** Key of the predicate that decides whether the section shows. */
  readonly visible?: string;
}

export type CompiledCheck = ((data: unknown) => boolean) & { errors?: unknown };

export interface FormChecks {
  /** For RJSF's `isValid`, keyed as `hashForSchema` names a branch. */
  readonly branches: Readonly<Record<string, CompiledCheck>>;
  /** Over the whole entity with `$capabilities` and `$server` beside its own properties. */
  readonly conditions: Readonly<Record<string, (entity: unknown) => boolean>>;
}

/**
 * An RJSF ui schema. `ui:options` carries our own hints, and only these:
 */
export interface UiNode {
  readonly "ui:options"?: UiOptions;
  readonly "ui:widget"?: string;
  readonly "ui:field"?: string;
  readonly "ui:title"?: string;
  readonly "ui:description"?: string;
  readonly "ui:help"?: string;
  readonly "ui:placeholder"?: string;
  readonly "ui:order"?: readonly string[];
  readonly "ui:enumNames"?: readonly string[];
  readonly items?: UiNode;
  readonly additionalProperties?: UiNode;
  readonly oneOf?: readonly UiNode[];
  readonly anyOf?: readonly UiNode[];
  readonly [property: string]: unknown;
}

export interface UiOptions {
  /** Pointer pattern in the entity (key of EntityDescriptor.fields). */
  readonly pattern: string;
  readonly unit?: string;
  readonly defaultUnit?: string;
  readonly secret?: boolean;
  /** Label of the always present empty row at the end of a list: `New path`. */
  readonly newItem?: string;
  /** Title of a list item: `{url}` and `{index}` are replaced. */
  readonly itemTitle?: string;
  readonly collapsed?: boolean;
  /** An object whose children stand in the page without a frame of their own. */
  readonly inline?: boolean;
  /** Keys into FormChecks.conditions. */
  readonly visible?: string;
  readonly enabled?: string;
  readonly typing?: TypingRules;
  readonly warnings?: readonly FieldWarning[];
  readonly multi?: "hidden" | "shared";
  readonly default?: unknown;
  readonly deprecated?: string;
  readonly saveAtOnce?: boolean;
  readonly confirm?: string;
  readonly risk?: "connectivity";
  readonly enumLabels?: Readonly<Record<string, string>>;
  readonly list?: ListIdentity;
  /** Whatever `x-ui.options` of the schema says, for the widget it names. */
  readonly widgetOptions?: Readonly<Record<string, unknown>>;
}

/** What happens to text on its way from the keyboard to the value. */
export interface TypingRules {
  /** Every white space character is dropped as typed. */
  readonly strip?: "whitespace";
  /** All else typed is dropped. */
  readonly only?: "digits";
  /** An emptied field is saved as null. */
  readonly emptyToNull?: boolean;
  readonly debounceMs?: number;
  /** A named rule of `src/model/typing/`: `source-url`, `pids`, `token-list`, `port-list`, `key-name`. */
  readonly rewrite?: string;
}

/** Does not block saving. `when` is a key into FormChecks.conditions, over the field's own value. */
export interface FieldWarning {
  readonly when: string;
  readonly message: string;
}
