import type { ComponentType } from "react";
import type { UiNode, UiOptions } from "../generated/contracts/FormDescriptor.ts";
import type { JsonSchema } from "../generated/contracts/JsonSchema.ts";
import type { Json, JsonObject } from "../model/Json.ts";
import type { ConfigPath } from "../model/configPath.ts";
import type { FieldState } from "./session/FieldState.ts";

/**
 * Widgets by the names that schemas use, beside the built-in ones. `services.ts` hands the form the overrides' table.
 * Components must be module-level constants (lazy ones too): one made while rendering loses focus at each edit.
 */
export interface WidgetTable {
  /** `x-ui.widget`: the control alone; label, badges and messages are drawn around it. */
  readonly widgets?: Readonly<Record<string, ComponentType<FieldWidgetProps>>>;
  /** `x-ui.field`: the whole property, label and all. */
  readonly fields?: Readonly<Record<string, ComponentType<CustomFieldProps>>>;
  /** `x-ui.piece` of an object: what its settings come to, above them. */
  readonly objects?: Readonly<Record<string, ComponentType<CustomFieldProps>>>;
  /** `x-ui.piece` of a list: what is alive about one of its rows, beside its fields. */
  readonly rows?: Readonly<Record<string, ComponentType<RowPieceProps>>>;
  /** `piece` of a section: what is alive about its settings, below them. */
  readonly sections?: Readonly<Record<string, ComponentType<SectionPieceProps>>>;
}

/** What every widget gets, ours and the overrides': one setting's value in, edits out. Nothing of RJSF shows here. */
export interface FieldWidgetProps {
  /** For the element that takes the focus; the label points to it. */
  readonly id: string;
  /** Id of the label, for groups that cannot be labelled by `for`. */
  readonly labelId: string;
  /** Where the setting stands in the entity. */
  readonly path: ConfigPath;
  readonly pointer: string;
  readonly label: string;
  readonly schema: JsonSchema;
  readonly ui: UiOptions;
  /** Undefined when absent. */
  readonly value: Json | undefined;
  /** The default in words, or the schema's own example. */
  readonly placeholder?: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly isInvalid: boolean;
  /** The selected entities differ in it, and one value for all of them is being chosen: none is chosen yet, no default either. */
  readonly isMixed?: boolean;
  /** Ids of help, unit and messages: only those that exist. */
  readonly describedBy?: string;
  /** How long typing rests before it is an edit. */
  readonly debounceMs: number;
  /** Emptied text is committed on leaving the field, as it removes the row of a list. */
  readonly holdEmpty: boolean;
  /** Makes an edit; undefined clears the setting. */
  readonly onChange: (value: Json | undefined) => void;
  /** The focus left the widget. */
  readonly onBlur: () => void;
  /** What is typed cannot become a value (or, without a message, can again). */
  readonly onTextProblem: (message: string | undefined) => void;
  /** Why some of what was typed is left out, as it may not stand in the setting; without words none is. */
  readonly onTextCut?: (words: string | undefined) => void;
}

/** What a component gets that draws a whole property by itself (`x-ui.field`). */
export interface CustomFieldProps {
  readonly id: string;
  readonly labelId: string;
  readonly path: ConfigPath;
  readonly pointer: string;
  readonly label: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly ui: UiOptions;
  readonly uiNode: UiNode;
  readonly value: Json | undefined;
  /** The whole effective entity. */
  readonly entity: JsonObject;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly state: FieldState;
  /** `path` is in the entity; undefined clears. */
  readonly onChange: (path: ConfigPath, value: Json | undefined) => void;
  readonly onBlur: () => void;
}

/** What a live piece of a list's row gets; there is none in multi-edit and in the row that is not there yet. */
export interface RowPieceProps {
  /** The item's place in the entity. */
  readonly path: ConfigPath;
  /** As it stands on the form; a bare item is spelled out. */
  readonly item: Json;
  /** What the row is called. */
  readonly title: string;
  /** The entity as the server holds it. */
  readonly server: JsonObject | undefined;
}

/** What a live piece of a section gets; there is none in multi-edit. */
export interface SectionPieceProps {
  /** Where it stands in the config; undefined for what is not in it yet. */
  readonly path: ConfigPath | undefined;
  /** The entity as it stands on the form. */
  readonly entity: JsonObject;
  /** As the server holds it. */
  readonly server: JsonObject | undefined;
}
