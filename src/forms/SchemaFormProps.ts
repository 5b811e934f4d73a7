import type { Ref } from "react";
import type { EntityDescriptor } from "../generated/contracts/EntityDescriptor.ts";
import type { FormChecks, FormDescriptor, Presence } from "../generated/contracts/FormDescriptor.ts";
import type { Json, JsonObject } from "../model/Json.ts";
import type { ConfigPath } from "../model/configPath.ts";
import type { WidgetTable } from "./WidgetTable.ts";
import type { FieldSelection, ListEdit } from "./fieldSelection.ts";
import type { FieldConflict } from "./session/FieldState.ts";
import type { Problem } from "../model/entity/checkProblems.ts";

/** A generated form is a view: values, problems and conflicts in, one edit per setting out. It keeps no value of its own. */
export interface SchemaFormProps {
  readonly form: FormDescriptor;
  /** What `form.load()` gave. */
  readonly checks: FormChecks;
  readonly entity: EntityDescriptor;
  /** The effective entity: a copy that shares nothing with a live tree. Null values count as absent. */
  readonly value: JsonObject;
  /** For the form of a list item: where in the entity the item stands. */
  readonly at?: ConfigPath | undefined;
  /** Where the entity stands in the config, for live pieces. */
  readonly entityPath?: ConfigPath | undefined;
  /** What the server holds, for the "changed" badges and for reset; without it nothing is marked. */
  readonly server?: JsonObject | undefined;
  /** By pointer. */
  readonly conflicts?: Readonly<Record<string, FieldConflict>> | undefined;
  /** The only errors shown. */
  readonly problems?: readonly Problem[] | undefined;
  readonly readOnly?: boolean | undefined;
  readonly selection?: FieldSelection | undefined;
  /** What `visible` and `enabled` see as `$capabilities` and `$server` beside the entity's own properties. */
  readonly context?: FormContext | undefined;
  readonly widgets?: WidgetTable | undefined;
  /** Settings taken along from here or another form, by the kind their schema names (`x-ui.presence.clipboard`). */
  readonly copied?: Readonly<Record<string, CopiedSettings>> | undefined;
  /** Level of the section headings. */
  readonly headingLevel?: 2 | 3 | undefined;
  readonly ref?: Ref<FormHandle> | undefined;
  /**
   * One edit: the path in the entity and the new value, undefined for a cleared one (null in the patch). Objects on the
   * way may not exist yet. An edit inside a list arrives as the outermost list with its new items.
   */
  readonly onChange: (path: ConfigPath, value: Json | undefined) => void;
  /** The focus left a setting: the time to check it. */
  readonly onBlur?: ((pointer: string) => void) | undefined;
  /** The setting shall be as on the server again; in multi-edit: keep as is. */
  readonly onReset?: ((pointer: string) => void) | undefined;
  readonly onKeepMine?: ((pointer: string) => void) | undefined;
  readonly onTakeTheirs?: ((pointer: string) => void) | undefined;
  /** Multi-edit only. */
  readonly onListEdit?: ((pointer: string, edit: ListEdit) => void) | undefined;
  /** Multi-edit: a value for those entities that have none there. */
  readonly onFill?: ((path: ConfigPath, value: Json) => void) | undefined;
  /** A group of settings shall go, and that be saved at once, when the question (if any) is answered with yes. */
  readonly onDisable?: ((path: ConfigPath, presence: Presence) => void) | undefined;
  readonly onCopy?: ((kind: string, value: Json) => void) | undefined;
  /** Text that cannot become a value, while it stands there: a save should wait for it. */
  readonly onTextProblem?: ((pointer: string, message: string | undefined) => void) | undefined;
}

/** What a page can ask of a form that is on the screen. */
export interface FormHandle {
  /** Opens the section and list item that hold the setting, moves the focus there; false when it is not on this form. */
  focusField(pointer: string): boolean;
  /** Turns what is typed but not yet an edit into one: before a save by keyboard. */
  flush(): void;
}

/** What the conditions of a form see beside the entity: `$capabilities` and `$server`. */
interface FormContext {
  readonly capabilities?: Json;
  readonly server?: Json;
  /** What the server reports of the entity: it stands among the entity's own properties. */
  readonly reported?: JsonObject;
}

/** Settings taken along from one entity, to be pasted into others. */
interface CopiedSettings {
  /** Name of the entity they were copied from; empty for several. */
  readonly from: string;
  readonly value: Json;
}
