// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { EntitySection } from "./EntityDescriptor.ts";
import type { EntityReference } from "./EntityReference.ts";
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
  /** Pointer patterns of every field on the page: what its Save saves. */
  readonly fields: readonly string[];
  /** Pointer pattern of the list item that this is the form of: `/urls/*`; absent for a form of the entity itself. */
  readonly item?: string;
  /** Branch checks (oneOf, anyOf, if) by RJSF hash, and the predicates of `x-ui` by their key. */
  readonly load: () => Promise<FormChecks>;
}

export interface FormSection extends EntitySection {
  /** Top-level property names of the page in their order. */
  readonly properties: readonly string[];
  /** Key of the predicate that decides whether the section shows. */
  readonly visible?: string;
  /** Properties of another section that stand here while that one is hidden. */
  readonly guests?: readonly string[];
  /** Name of a live piece below the fields. */
  readonly piece?: string;
}

export type CompiledCheck = ((data: unknown) => boolean) & { errors?: unknown; warnings?: readonly CompiledWarning[] };

/** What makes values at a pattern of settings doubtful, and what is said of them then. */
export interface CompiledWarning {
  readonly pattern: string;
  readonly each: readonly {
    readonly holds: (value: unknown) => boolean;
    readonly message: string;
    /** It is said in forms, and of nothing that stands in a text or comes with a file. */
    readonly in?: "forms";
  }[];
}

export interface FormChecks {
  /** For RJSF's `isValid`, keyed as `hashForSchema` names a branch. */
  readonly branches: Readonly<Record<string, CompiledCheck>>;
  /** Over the whole entity with `$capabilities` and `$server` beside its own properties. */
  readonly conditions: Readonly<Record<string, CompiledCheck>>;
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
  /** Pattern of an outer place that this is again, whose ui schema goes on here. */
  readonly "ui:recurs"?: string;
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
  /** On a list: the rule that makes what a new item begins with; then `newItem` is a button, and no row stands empty. */
  readonly nextItem?: string;
  /** On a list or numbered map: further items to add. On an object: values of several of its properties at once. */
  readonly presets?: Presets;
  /** Title of a list item: `{url}` and `{index}` are replaced. */
  readonly itemTitle?: string;
  /** On a list: the properties of an item that stand in its row. On a map: those beside the key, the others below. */
  readonly row?: readonly string[];
  /** On a map: a number typed behind the key, and `after`, goes into the property of that name. */
  readonly keyTail?: { readonly after: string; readonly property: string };
  /** On a map of entities: the property that repeats the key, and the one that is an entity's place. */
  readonly members?: { readonly key?: string; readonly order?: string };
  /** On a list: its rows can be put into another order. */
  readonly movable?: boolean;
  /** Name of a live piece: on a list beside each row, on an object above its settings. */
  readonly piece?: string;
  readonly collapsed?: boolean;
  /** An object whose children stand in the page without a frame of their own. */
  readonly inline?: boolean;
  readonly presence?: Presence;
  readonly word?: NumberWord;
  readonly whenChanged?: readonly Clearing[];
  /** Keys into FormChecks.conditions. */
  readonly visible?: string;
  readonly enabled?: string;
  readonly typing?: TypingRules;
  readonly warnings?: readonly FieldWarning[];
  readonly multi?: "hidden" | "shared" | "together";
  readonly default?: unknown;
  /** The config text says it by the entity's own words (`x-conf.shape` none): it has always a value, and cannot be cleared. */
  readonly always?: true;
  /** What to use in its place, empty where nothing is named: it shows only where it is set. */
  readonly deprecated?: string;
  readonly saveAtOnce?: boolean;
  readonly confirm?: string;
  readonly risk?: "connectivity";
  readonly enumLabels?: Readonly<Record<string, string>>;
  readonly list?: ListIdentity;
  /** The text, or each of a list of texts, names an entity. */
  readonly ref?: EntityReference;
  /** The keys of the map name entities. */
  readonly keyRef?: EntityReference;
  /** A text of several kinds: a selector, and below it what of the text is typed. */
  readonly kinds?: readonly TextVariant[];
  /** Of an object: lists of which one at most is wanted. */
  readonly either?: EitherList;
  /** Whatever `x-ui.options` of the schema says, for the widget it names. */
  readonly widgetOptions?: Readonly<Record<string, unknown>>;
}

/** One kind of a text; without `prefix`, `value` and `whole` it is the absent text. */
export interface TextVariant {
  readonly label: string;
  /** The text begins with it; what follows is typed. */
  readonly prefix?: string;
  /** The whole text. */
  readonly value?: string;
  /** Further texts of this kind. */
  readonly also?: readonly string[];
  /** Any other text, typed as a whole. */
  readonly whole?: true;
  readonly title?: string;
  readonly placeholder?: string;
  readonly help?: string;
  readonly secret?: boolean;
  /** Row of overrides/registry.ts that draws what is typed. */
  readonly widget?: string;
  /** Properties beside it that choosing this kind clears. */
  readonly clears?: readonly string[];
  /** Not offered in multi-edit. */
  readonly multi?: "hidden";
  /** Key into FormChecks.conditions. */
  readonly visible?: string;
}

export interface EitherList {
  readonly title: string;
  readonly help?: string;
  /** Words for none of them. */
  readonly absent: string;
  /** Words by property. */
  readonly of: Readonly<Record<string, string>>;
}

/** Values with a name. */
export interface Presets {
  /** Of the choice among them, where it is not the object's. */
  readonly title?: string;
  readonly of: readonly Preset[];
}

export interface Preset {
  readonly label: string;
  /** An item; of an object its properties by name, null for none. */
  readonly value: unknown;
}

/** An object that is there as a whole or not at all: a switch where `defaults` names one, else two buttons. */
export interface Presence {
  /** What it begins with. */
  readonly preset: unknown;
  /** Label of the switch, which is on while there is none. */
  readonly defaults?: string;
  readonly enable?: string;
  readonly disable?: string;
  /** What is so while there is none. */
  readonly off?: string;
  /** The question before it is taken away, and that saved. */
  readonly ask?: string;
  /** Title of that question; `{name}` stands for the entity. */
  readonly askTitle?: string;
  /** Key into FormChecks.conditions: whether it can be enabled. */
  readonly possible?: string;
  readonly impossible?: string;
  /** Kind of settings, by which they are copied and pasted. */
  readonly clipboard?: string;
}

/** A word in the place of a number that makes the object's other settings void. */
export interface NumberWord {
  readonly value: string;
  readonly label: string;
  /** Settings of the object when there is nothing to bring back. */
  readonly preset: unknown;
}

/** What a change of a setting clears: neighbours by name, `..` the object around, a pointer what stands there in the entity. */
export interface Clearing {
  /** Key into FormChecks.conditions, over the new value (null: cleared); without it at every change. */
  readonly when?: string;
  readonly clears: readonly string[];
}

/** What happens to text on its way from the keyboard to the value. */
export interface TypingRules {
  /** Every white space character is dropped as typed. */
  readonly strip?: "whitespace";
  /** All else typed is dropped. */
  readonly only?: "digits";
  /** An emptied field is saved as null. */
  readonly emptyToNull?: boolean;
  /** Key into FormChecks.conditions, over the value: one that breaks it is no edit. */
  readonly valid?: string;
  readonly debounceMs?: number;
  /** A named rule of `src/model/typingRewrites.ts`: `source-url`, `pids`, `token-list`, `key-name`. */
  readonly rewrite?: string;
}

/** Does not block saving. `when` is a key into FormChecks.conditions, over the field's own value. */
export interface FieldWarning {
  readonly when: string;
  /** Holds over the whole entity, and not over the setting's own value. */
  readonly over?: "entity";
  readonly message: string;
}
