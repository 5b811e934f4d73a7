import type { FieldUnit } from "../contracts/FieldInfo.ts";
import type { SettingImpact } from "../contracts/EntityImpacts.ts";
import type { SchemaNode } from "./schemaNode.ts";

interface Annotations {
  readonly entity: EntityAnnotation | undefined;
  readonly ui: UiAnnotation;
  readonly list: { readonly key: string; readonly emptyIsAbsent?: boolean; readonly bareKey?: boolean } | undefined;
  readonly life: LifeAnnotation;
  readonly impact: ImpactAnnotation | undefined;
}

/** The annotations of a node, typed: `checkAnnotations` has held every file against schemas/meta before. */
export function readAnnotations(node: SchemaNode): Annotations {
  return {
    entity: node["x-entity"] as EntityAnnotation | undefined,
    ui: readUi(node),
    list: node["x-list"] as Annotations["list"],
    life: readLife(node),
    impact: readImpact(node),
  };
}

/** What a setting warns of by its value alone; what is over the entity is said where the setting shows, in a form. */
export function ownWarnings({ warnings = [] }: UiAnnotation): readonly WarningAnnotation[] {
  return warnings.filter(({ over }) => over === undefined);
}

/** `x-ui`; of two sections the second is that which stands in for the first. */
function readUi(node: SchemaNode): UiAnnotation {
  const said: WrittenUi = node["x-ui"] ?? {};
  const { section } = said;
  // Most have one section, or none.
  if (!Array.isArray(section)) return said as UiAnnotation;
  const [own, otherwise] = section;
  return { ...said, section: own, otherSection: otherwise };
}

interface WrittenUi extends Omit<UiAnnotation, "section" | "otherSection"> {
  readonly section?: string | readonly [own: string, otherwise: string];
}

/** `x-life`, and `deprecated` of JSON Schema beside it. */
interface LifeAnnotation {
  readonly since?: string;
  /** What to use in its place; empty where nothing is named. */
  readonly deprecated?: string;
  readonly aliases?: readonly string[];
  readonly keepAliases?: boolean;
}

function readLife(node: SchemaNode): LifeAnnotation {
  const life = (node["x-life"] ?? {}) as LifeAnnotation;
  return node.deprecated === true ? { deprecated: "", ...life } : life;
}

/** `x-impact`; schemas/meta/x-impact.json says what each part means. */
export interface ImpactAnnotation extends SettingImpact {
  readonly below?: SettingImpact["is"];
  readonly removed?: SettingImpact["of"];
  readonly renamed?: SettingImpact["of"];
}

function readImpact(node: SchemaNode): ImpactAnnotation | undefined {
  const said = node["x-impact"] as ImpactAnnotation | ImpactAnnotation["is"] | undefined;
  return typeof said === "string" ? { is: said } : said;
}

/** `x-entity` of a schema's root; schemas/meta/x-entity.json says what each part means. */
interface EntityAnnotation {
  readonly label: string;
  readonly plural: string;
  readonly collection?: string;
  readonly key?: string;
  readonly title?: string;
  readonly search?: readonly string[];
  readonly menu?: false | { readonly group?: string; readonly order?: number };
  readonly serverKeys?: boolean;
  readonly order?: string;
  readonly panels?: {
    readonly newName: string;
    readonly newItem?: Readonly<Record<string, unknown>>;
    readonly add?: string;
    readonly saveCall?: string;
    readonly values?: readonly { readonly kind: string; readonly mode: string; readonly list: string }[];
  };
  readonly log?: "name" | "members" | "own";
  readonly renamable?: boolean;
  readonly route?: string;
  readonly pages?: readonly PageAnnotation[];
}

export interface PageAnnotation {
  readonly name: string;
  readonly title: string;
  readonly sections: readonly SectionAnnotation[];
}

interface SectionAnnotation {
  readonly name: string;
  readonly title: string;
  readonly help?: string;
  readonly collapsed?: boolean;
  readonly visible?: Condition;
  readonly piece?: string;
}

/** `x-ui` of a schema node; schemas/meta/x-ui.json says what each part means and refuses anything else. */
export interface UiAnnotation {
  readonly page?: string;
  readonly section?: string;
  /** Where it stands while its own section does not show. */
  readonly otherSection?: string;
  readonly raw?: true;
  readonly column?: boolean;
  readonly order?: number;
  readonly inline?: boolean;
  readonly widget?: string;
  readonly field?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly unit?: FieldUnit;
  readonly defaultUnit?: string;
  readonly placeholder?: string;
  readonly help?: string;
  readonly secret?: boolean;
  readonly newItem?: string;
  readonly nextItem?: string;
  readonly presets?: {
    readonly title?: string;
    readonly of: readonly { readonly label: string; readonly value: unknown }[];
  };
  readonly itemTitle?: string;
  readonly keyTail?: { readonly after: string; readonly property: string };
  readonly row?: readonly string[];
  readonly movable?: boolean;
  readonly piece?: string;
  readonly itemPage?: ItemPageAnnotation;
  readonly absentWithout?: string;
  readonly collapsed?: boolean;
  readonly presence?: PresenceAnnotation;
  readonly word?: WordAnnotation;
  readonly whenChanged?: readonly { readonly when?: Condition; readonly clears: readonly string[] }[];
  readonly enumLabels?: Readonly<Record<string, string>>;
  readonly kinds?: readonly KindAnnotation[];
  readonly either?: {
    readonly title: string;
    readonly help?: string;
    readonly absent: string;
    readonly of: Readonly<Record<string, string>>;
  };
  readonly visible?: Condition;
  readonly enabled?: Condition;
  readonly typing?: Readonly<Record<string, unknown>>;
  readonly messages?: Readonly<Record<string, string>>;
  readonly warnings?: readonly WarningAnnotation[];
  readonly save?: {
    readonly mode?: "form" | "at-once";
    readonly confirm?: string;
    readonly questions?: readonly QuestionAnnotation[];
    readonly risk?: "connectivity";
    readonly removes?: true;
    readonly gate?: true;
  };
  readonly multi?: "hidden" | "shared" | "together";
  readonly synonyms?: readonly string[];
}

/** A warning as `schemas/meta/x-ui.json` has it. */
export interface WarningAnnotation {
  readonly when: Condition;
  readonly over?: "entity";
  readonly in?: "forms";
  readonly message: string;
}

/** One kind of a text; the words of schemas/meta/x-ui.json. */
interface KindAnnotation extends Readonly<Record<string, unknown>> {
  readonly label: string;
  readonly prefix?: string;
  readonly secret?: boolean;
  readonly clears?: readonly string[];
  readonly visible?: Condition;
}

interface QuestionAnnotation {
  readonly when: Condition;
  readonly over?: "entity";
  readonly title: string;
  readonly ask: string;
  readonly verb: string;
}

interface PresenceAnnotation {
  readonly preset: Readonly<Record<string, unknown>>;
  readonly possible?: Condition;
  readonly [words: string]: unknown;
}

interface WordAnnotation {
  readonly value: string;
  readonly label: string;
  readonly preset: Readonly<Record<string, unknown>>;
}

/** The page of one item of a list. */
export interface ItemPageAnnotation {
  readonly title: string;
  readonly sections: readonly (SectionAnnotation & { readonly properties?: readonly string[] })[];
}

/** A JSON Schema fragment that a value fits or does not. */
export type Condition = Readonly<Record<string, unknown>>;
