/** A rule over several settings of one object, as `x-checks` of a schema says it, ready to be held against a value. */
export interface CrossCheck {
  /** Pattern of the objects it holds for: "" is the entity itself, `/transcoder/video/*` every track. */
  readonly of: string;
  /** Of a branch of a tagged union: only objects whose tag has this value. */
  readonly only?: { readonly property: string; readonly value: unknown };
  readonly rule: CrossRule;
  /** The setting that must change, from the object; `*` is the item that broke the rule. Without it the rule says which. */
  readonly at?: SettingPath;
  readonly message: string;
}

/** From the object a rule holds for; `*` stands for every item of a list or map. */
export type SettingPath = readonly string[];

export type CrossRule =
  | {
      readonly kind: "compare";
      readonly left: MeasuredSetting;
      readonly operator: Comparison;
      readonly right: MeasuredSetting;
    }
  /** Where one is set the other must be. */
  | { readonly kind: "needs"; readonly setting: SettingPath; readonly other: SettingPath }
  | { readonly kind: "excludes"; readonly settings: readonly SettingPath[] }
  | { readonly kind: "atLeastOne"; readonly settings: readonly SettingPath[] }
  | {
      readonly kind: "sum";
      readonly addends: MeasuredSetting;
      readonly operator: Comparison;
      readonly limit: number | MeasuredSetting;
    }
  /** No two items of a list or map have the same values; without `by` no two items are the same. */
  | { readonly kind: "unique"; readonly items: SettingPath; readonly by: readonly SettingPath[] }
  /** No two entities of the collection have the same values. */
  | { readonly kind: "uniqueInCollection"; readonly by: readonly SettingPath[] }
  /** No entity of those collections has the value of this setting there. */
  | {
      readonly kind: "unlike";
      readonly setting: SettingPath;
      readonly others: readonly CollectionSetting[];
      readonly as: Likeness;
    };

/** A setting of each entity of a collection. */
export interface CollectionSetting {
  readonly collection: string;
  readonly path: SettingPath;
}

/** When two texts are the same: `text` to the letter, `path` whatever slashes are around them. */
export type Likeness = "text" | "path";

export type Comparison = "<" | "<=" | ">" | ">=" | "==" | "!=";

/** A setting, and how its value becomes a quantity that can be compared with another one of the same kind. */
export interface MeasuredSetting {
  readonly path: SettingPath;
  readonly as: Measure;
  /** A number times this is in the kind's own unit: seconds, bytes, bits per second. */
  readonly factor?: number;
}

/**
 * `number` as it is; `count` of a list or map; `time` seconds or a text such as 30s; `size` bytes or a text such as 40G;
 * `clock` a time of the day; `date` a date, with or without a time; `text` for == and != only.
 */
export type Measure = "number" | "count" | "time" | "size" | "clock" | "date" | "text";
